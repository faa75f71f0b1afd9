import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession.ts';
import { noticeBar } from '../theme/noticeBar.ts';

/** Over every page of the sample shop: that it is one, and the way to one's own. */
export function SampleBar() {
  const translate = useTranslate();
  const { user } = useSession();
  if (!user?.readsOnly) return null;
  return (
    <Box role="status" sx={noticeBar}>
      <StorefrontIcon sx={{ fontSize: 20, color: 'gold.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>{translate('ts.sample.notice')}</Box>
      <Button size="small" variant="outlined" href="/account/register" sx={{ flex: 'none' }}>
        {translate('ts.sample.register')}
      </Button>
    </Box>
  );
}
