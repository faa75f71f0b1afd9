import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { heldRatesOf, type HeldRate } from '../../../schema/rules/buyingRates.ts';
import { formatMoney, formatPercent } from '../../format.ts';
import { useTodaysRates } from '../../layout/rates/rates.ts';

type Line = { metal?: string | null; soldHere?: boolean | null };

/** Which buying rate holds for the lines that are typed, and why. */
export function BuyingRates() {
  const translate = useTranslate();
  const { data: rates } = useTodaysRates();
  const [lines, boughtFor] = useWatch({ name: ['lines', 'boughtFor'] }) as [Line[] | undefined, string | undefined];
  const held = heldRatesOf(rates ?? {}, { boughtFor }, lines ?? []);
  if (!held.length) return null;
  const why = ({ buying, exchangeMore, soldHereMore }: HeldRate) =>
    [
      translate('sales.buyingRate.usual', { rate: formatMoney(buying, 'paise') }),
      ...(exchangeMore ? [translate('sales.buyingRate.exchange', { percent: formatPercent(exchangeMore) })] : []),
      ...(soldHereMore ? [translate('sales.buyingRate.soldHere', { percent: formatPercent(soldHereMore) })] : []),
    ].join(', ');
  return (
    <Box role="note" sx={{ mb: 2 }}>
      {held.map(rate => (
        <Typography key={`${rate.metal} ${rate.rate}`} variant="body2" color="text.secondary">
          {translate('sales.buyingRate.holds', {
            metal: translate(`ts.rates.${rate.metal}`),
            rate: formatMoney(rate.rate, 'paise'),
            why: why(rate),
          })}
        </Typography>
      ))}
    </Box>
  );
}
