import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useCreatePath, useListContext, useLocale, useTranslate } from 'react-admin';
import { meetings } from '../../../schema/entities/meetings.ts';
import type { Message } from '../../../schema/entities/messages.ts';
import type { Recipient } from '../../../schema/entities/recipients.ts';
import { personalLink } from '../../../schema/rules/meetingMessages.ts';
import { templatePreview } from '../../../schema/rules/templatePreview.ts';
import { formatDateTime } from '../../format.ts';
import { useMeeting } from './compose/useMeeting.ts';
import { useMay } from '../kit/useMay.ts';
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
  const words = (someone?.variables ?? templateVariables ?? []) as string[];
  // Nobody is shown the link of somebody else.
  const ownLink = `[${translate('messenger.variable.own_link')}]`;
  const variables = words.map(each => (message.meetingId && each === personalLink ? ownLink : each));
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
        {message.meetingId && <OfMeeting id={message.meetingId} />}
        {translate('messenger.written_at', { at: formatDateTime(createdAt) })}
      </Typography>
    </Box>
  );
}

/** To which meeting it invites, for as long as that is there. */
function OfMeeting({ id }: { id: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const may = useMay(meetings.resource, 'list');
  const type = useMay(meetings.resource, 'edit') ? 'edit' : 'show';
  const meeting = useMeeting(may ? id : null);
  if (!meeting) return null;
  return (
    <>
      {translate('messenger.meeting.of')}{' '}
      <Link component={RouterLink} to={createPath({ resource: meetings.resource, id, type })}>
        {meeting.title}
      </Link>
      <br />
    </>
  );
}
