import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSession } from '../authProvider/useSession.ts';
import { formatDate } from '../format.ts';
import { useShopDay } from '../layout/rates/useShopDay.ts';
import { useMyShops } from '../layout/useShops.ts';
import type { Period } from '../periods.ts';

/** On paper alone, where nothing that can be pressed is: what it is about, of which shop, and of which days. `period`: null as of today. */
export function PrintHead({ title, period }: { title: string; period: Period | null }) {
  const translate = useTranslate();
  const { shopId } = useSession();
  const { data: shops = [] } = useMyShops();
  const shop = shops.find(({ id }) => id === shopId)?.name;
  const today = formatDate(useShopDay());
  const days = period && { from: formatDate(period.from), to: formatDate(period.to) };
  return (
    <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
      <Typography component="p" sx={{ fontSize: 20, fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="p">
        {[shop, days ? translate('reports.days', days) : translate('reports.now', { day: today })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
