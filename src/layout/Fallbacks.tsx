import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { ErrorPage } from './ErrorPage.tsx';

/** Before there is a page: the ground it will lie on. */
export function Loading() {
  const translate = useTranslate();
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <LinearProgress aria-label={translate('ts.frame.loading')} />
    </Box>
  );
}

export function NotFound() {
  return <ErrorPage kind="notFound" />;
}
