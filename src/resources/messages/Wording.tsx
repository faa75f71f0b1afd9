import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import type { Message } from '../../../schema/entities/messages.ts';
import type { Recipient } from '../../../schema/entities/recipients.ts';
import { templatePreview } from '../../../schema/rules/templatePreview.ts';
import { formatDateTime } from '../../format.ts';
import { languageName } from './languageName.ts';
import { Phone } from './Phone.tsx';
import { templateTitle } from './templateTitle.ts';

/** What the message says, as the first of those listed got it, and which template that is. */
export function Wording({ message }: { message: Message }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data = [] } = useListContext<Recipient>();
  const someone = data[0];
  const { components, templateVariables, headerText, templateName, templateLanguage, category, createdAt } = message;
  const variables = someone?.variables ?? (templateVariables as string[] | null) ?? [];
  const preview = templatePreview(components ?? [], { variables, headerText });
  return (
    <Box
      component="section"
      aria-label={translate('messenger.wording')}
      sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
    >
      <Typography component="h2" variant="h6">
        {translate('messenger.wording')}
      </Typography>
      <Phone preview={preview} />
      <Typography variant="body2" color="text.secondary">
        {templateTitle(templateName!)} · {languageName(templateLanguage!, locale)} ·{' '}
        {translate(`messenger.category.${category}`, { _: category! })}
        <br />
        {translate('messenger.written_at', { at: formatDateTime(createdAt) })}
      </Typography>
    </Box>
  );
}
