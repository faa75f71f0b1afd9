import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSession } from '../../authProvider/useSession.ts';
import { StatusChip } from '../../resources/shops/StatusChip.tsx';
import { useShopStatus } from '../../resources/shops/useShopStatus.ts';

/** What a shop that is not approved yet can do, and the way to set it up. */
export function PendingShop() {
  const translate = useTranslate();
  const { shopId } = useSession();
  const status = useShopStatus(shopId);
  if (status !== 'Pending') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <StatusChip status={status} />
      <Box sx={{ flex: '1 1 240px', typography: 'body2', color: 'text.secondary' }}>
        {translate(`tenancy.status_note.${status}`)}
      </Box>
      <Button size="small" variant="outlined" component={Link} to={`/shops/${shopId}`}>
        {translate('tenancy.shops.details')}
      </Button>
    </Box>
  );
}
