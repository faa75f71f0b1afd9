import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { templatePreview } from '../../../../schema/rules/templatePreview.ts';
import type { Template } from '../calls.ts';

type Props = { title: string; template: Template; obstacle: string | null };

/** A template in the picker: name and language, its kind, and how it begins. */
export function TemplateOption({ title, template: { category, components }, obstacle }: Props) {
  const translate = useTranslate();
  const { body } = templatePreview(components, { variables: [], headerText: null });
  const kind = obstacle
    ? translate(`messenger.template_status.${obstacle}`, { _: translate('messenger.template_status.other') })
    : translate(`messenger.category.${category}`, { _: category });
  return (
    <Box sx={{ minWidth: 0, width: '100%', py: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
        <Box sx={{ fontWeight: 600, minWidth: 0 }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>{kind}</Box>
      </Box>
      <Box sx={{ ...twoLines, typography: 'body2', color: 'text.secondary' }}>{body}</Box>
    </Box>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
