import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

/** A thread that runs along the bar while something is on its way. */
export function LoadingLine() {
  const translate = useTranslate();
  const isBusy = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' }) + useIsMutating() > 0;
  return (
    <Box sx={{ position: 'absolute', left: 0, right: 0, bottom: -1 }}>
      {isBusy && <LinearProgress aria-label={translate('ts.frame.loading')} />}
    </Box>
  );
}
