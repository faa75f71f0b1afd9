import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime, formatMoney } from '../format.ts';
import { reaching } from '../theme/touch.ts';
import { useLatestRates } from './rates/rates.ts';

const metals = [
  ['gold', 'goldRate'],
  ['silver', 'silverRate'],
  ['diamond', 'diamondRate'],
] as const;

/** Today's rates, quiet in the bar; on a phone gold and silver have to do. Nothing stands here until there are rates. */
export function RatesLine() {
  const translate = useTranslate();
  const { data: rates } = useLatestRates();
  if (!rates) return null;
  return (
    <Box
      component={Link}
      to="/gold_rates"
      title={translate('ts.rates.since', { at: formatDateTime(rates.at) })}
      sx={{
        ...reaching(16),
        display: 'flex',
        gap: { xs: 1.25, sm: 2 },
        color: 'text.secondary',
        fontVariantNumeric: 'normal',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { color: 'text.primary' },
      }}
    >
      {metals.map(([metal, field]) => (
        <Box
          key={metal}
          component="span"
          sx={{ display: metal === 'diamond' ? { xs: 'none', sm: 'inline' } : 'inline' }}
        >
          {translate(`ts.rates.${metal}`)}{' '}
          <Box component="span" sx={{ color: 'gold.main', fontWeight: 600 }}>
            {formatMoney(rates[field])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
