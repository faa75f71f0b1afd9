import Typography from '@mui/material/Typography';
import { useSession } from '../authProvider/useSession.ts';
import { useMyShops } from './useShops.ts';

/** On a phone, where the rail is away: which of one's shops this is. Whoever has one knows. */
export function ShopLine() {
  const { shopId } = useSession();
  const { data: shops = [] } = useMyShops();
  const shop = shops.find(({ id }) => id === shopId);
  if (!shop || shops.length < 2) return null;
  return (
    <Typography
      noWrap
      component="div"
      sx={{ display: { md: 'none' }, fontSize: 13, lineHeight: '16px', fontWeight: 600 }}
    >
      {shop.name}
    </Typography>
  );
}
