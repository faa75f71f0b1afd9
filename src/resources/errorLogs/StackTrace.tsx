import CopyIcon from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { CellProps } from '../kit/columns/cell.ts';

/** Each call on a line of its own, broken where it is longer than the page; the whole of it goes into a mail with one press. */
export function StackTrace({ value }: Pick<CellProps, 'value'>) {
  const translate = useTranslate();
  const notify = useNotify();
  if (!value) return translate('resources.errorlogs.no_trace');
  const trace = value as string;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(trace);
      notify('resources.errorlogs.copied', { type: 'success' });
    } catch {
      notify('resources.errorlogs.not_copied', { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="pre" tabIndex={0} sx={code}>
        {trace}
      </Box>
      <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {translate('resources.errorlogs.copy')}
      </Button>
    </Box>
  );
}

const code = {
  m: 0,
  width: '100%',
  maxHeight: '60vh',
  overflow: 'auto',
  fontSize: 13,
  lineHeight: '20px',
  fontFamily: 'ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
