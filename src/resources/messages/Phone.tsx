import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Preview } from '../../../schema/rules/templatePreview.ts';
import { emphasised } from './emphasised.tsx';

type Props = {
  preview: Preview;
  /** What stands in the header's place for a file. */
  media?: ReactNode;
};

/** A message as a phone shows it. */
export function Phone({ preview: { headerFormat, header, body, footer, buttons }, media }: Props) {
  const translate = useTranslate();
  const isFile = headerFormat === 'IMAGE' || headerFormat === 'VIDEO' || headerFormat === 'DOCUMENT';
  return (
    <Box sx={screen}>
      <Box sx={bubble}>
        {isFile && (media ?? <Box sx={placeholder}>{translate(`messenger.media.${headerFormat}`)}</Box>)}
        <Box sx={{ px: 1.5, py: 1 }}>
          {header && <Box sx={{ fontWeight: 700, mb: 0.5 }}>{emphasised(header)}</Box>}
          <Box sx={{ whiteSpace: 'pre-wrap' }}>{emphasised(body)}</Box>
          {footer && <Box sx={{ mt: 0.5, typography: 'body2', color: 'text.secondary' }}>{footer}</Box>}
        </Box>
        {buttons.map(button => (
          <Box key={button} sx={action}>
            {button}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const screen = {
  p: 2,
  borderRadius: '16px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'hover.main',
  '& mark': { bgcolor: 'chosen.main', color: 'gold.main', borderRadius: '4px', px: '2px' },
};
const bubble = {
  maxWidth: 300,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px 12px 12px 12px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const placeholder = {
  display: 'grid',
  placeItems: 'center',
  height: 120,
  bgcolor: 'chosen.main',
  color: 'text.secondary',
};
const action = {
  borderTop: 1,
  borderColor: 'divider',
  py: 1,
  textAlign: 'center',
  color: 'primary.main',
  fontWeight: 600,
};
