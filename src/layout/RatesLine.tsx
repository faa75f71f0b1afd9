import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { newestOf, type Commodity } from '../../schema/rules/commodities.ts';
import { formatDate, formatDateTime, formatMoney, formatShortDay } from '../format.ts';
import { reaching } from '../theme/touch.ts';
import { shownOf, useTodaysRates, type DayRate } from './rates/rates.ts';
import { useShopDay } from './rates/useShopDay.ts';

/**
 * The rates that hold, quiet in the bar; on a phone gold and silver have to do. Where they are not of today the day stands with them.
 * Nothing stands here until there are rates.
 */
export function RatesLine() {
  const translate = useTranslate();
  const { data: rates } = useTodaysRates();
  const today = useShopDay();
  const newest = rates && newestOf(rates);
  if (!newest) return null;
  const day = shopDay(new Date(newest));
  return (
    <Box
      component={Link}
      to="/gold_rates"
      title={translate('ts.rates.since', { at: formatDateTime(newest) })}
      sx={line}
    >
      {day !== today && (
        <Box component="time" dateTime={day} sx={{ color: 'text.primary', fontWeight: 600 }}>
          {shortly(day, today)}
        </Box>
      )}
      {shownOf(rates).map(({ name }) => (
        <Metal key={name} name={name} rate={rates[name]} day={day} today={today} />
      ))}
    </Box>
  );
}

type MetalProps = { name: Commodity['name']; rate: DayRate | null; day: string; today: string };

/** Its own day stands behind a rate that is older than the newest. */
function Metal({ name, rate, day, today }: MetalProps) {
  const translate = useTranslate();
  const own = rate && shopDay(new Date(rate.at));
  return (
    <Box component="span" sx={{ display: onPhones.includes(name) ? 'inline' : { xs: 'none', sm: 'inline' } }}>
      {translate(`ts.rates.${name}`)}{' '}
      <Box component="span" sx={{ color: 'gold.main', fontWeight: 600 }}>
        {formatMoney(rate?.rate)}
      </Box>
      {own && own !== day && <time dateTime={own}> {shortly(own, today)}</time>}
    </Box>
  );
}

const onPhones: readonly string[] = ['gold', 'silver'];

const shortly = (day: string, today: string) =>
  (day.slice(0, 4) === today.slice(0, 4) ? formatShortDay : formatDate)(day);

const line = {
  ...reaching(16),
  display: 'flex',
  gap: { xs: 1.25, sm: 2 },
  color: 'text.secondary',
  fontVariantNumeric: 'normal',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary' },
};
