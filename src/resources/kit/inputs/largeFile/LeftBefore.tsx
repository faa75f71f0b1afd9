import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { LargeFile } from './useLargeFile.ts';

/** What was on its way before the page was loaded. A browser forgets which file it was: the person chooses it again. */
export function LeftBefore({ left }: Pick<LargeFile, 'left'>) {
  const translate = useTranslate();
  return left.map(({ name, share, forget }) => (
    <Alert
      key={name}
      severity="info"
      sx={{ maxWidth: 560, '& .MuiAlert-message': { overflowWrap: 'anywhere' } }}
      action={
        <Button size="small" color="inherit" onClick={forget}>
          {translate('kit.largeFile.forget')}
        </Button>
      }
    >
      {translate('kit.largeFile.left', { name, percent: Math.floor(100 * share) })}
    </Alert>
  ));
}
