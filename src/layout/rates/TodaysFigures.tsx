import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { rateOf, type Commodity } from '../../../schema/rules/commodities.ts';
import { formatDate, formatMoney } from '../../format.ts';
import { Movement } from './Movement.tsx';
import { shownOf, type DayRate, type TodaysRates } from './rates.ts';

type Props = {
  /** Undefined while they are on their way. */
  rates: TodaysRates | undefined;
  /** That of the newest of them: a rate that is older says so itself. */
  day?: string;
  /** Below the pure metal what lesser finenesses cost. */
  byFineness?: boolean;
};

/** Gold, silver and diamond side by side, and platinum where it has a rate, each with its movement. */
export function TodaysFigures({ rates, day, byFineness = false }: Props) {
  return (
    <Box component="dl" sx={grid}>
      {shownOf(rates).map(commodity => (
        <Figure
          key={commodity.name}
          commodity={commodity}
          rate={rates?.[commodity.name]}
          day={day}
          byFineness={byFineness}
        />
      ))}
    </Box>
  );
}

type FigureProps = { commodity: Commodity; rate: DayRate | null | undefined; day?: string; byFineness: boolean };

function Figure({ commodity: { name, per, finenesses }, rate, day, byFineness }: FigureProps) {
  const translate = useTranslate();
  const own = rate && shopDay(new Date(rate.at));
  const [purest, ...lesser] = byFineness ? finenesses : [];
  return (
    <Box sx={cell}>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {translate(`ts.rates.${name}`)} {purest}
        </Box>{' '}
        {translate(`ts.rates.${per}`)}
        {rate?.withGst && ` · ${translate('ts.rates.withGst')}`}
        {own && own !== day && ` · ${translate('ts.rates.ofDay', { day: formatDate(own) })}`}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Box sx={figure}>{rate === undefined ? <Skeleton width={140} /> : formatMoney(rate?.rate)}</Box>
        {rate === undefined ? (
          <Skeleton width={100} />
        ) : (
          <Movement
            now={rate?.rate}
            before={rate?.before}
            than={rate?.beforeAt ? formatDate(rate.beforeAt) : undefined}
          />
        )}
        {rate && lesser.length > 0 && <Lesser rate={rate} finenesses={lesser} />}
        {byFineness && rate?.buying != null && <Buying rate={rate.buying} />}
      </Box>
    </Box>
  );
}

function Lesser({ rate, finenesses }: { rate: DayRate; finenesses: readonly number[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('rates.byFineness')} sx={list}>
      {finenesses.map(fineness => (
        <li key={fineness}>
          <Box component="span" sx={{ minWidth: 32, fontWeight: 600 }}>
            {fineness}
          </Box>
          <Box component="span" sx={{ flex: 1, color: 'text.secondary' }}>
            {translate(`rates.karat.${fineness}`)}
          </Box>
          <Box component="span" sx={{ color: 'gold.main', fontWeight: 600 }}>
            {formatMoney(rateOf(rate, fineness))}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function Buying({ rate }: { rate: number }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {translate('rates.buying')}{' '}
      <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {formatMoney(rate)}
      </Box>
    </Typography>
  );
}

const grid = { m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(160px, 1fr))' } };
const cell = {
  px: 2,
  py: 1.5,
  minWidth: 0,
  borderColor: 'divider',
  '& + &': { borderLeft: { sm: 1 }, borderTop: { xs: 1, sm: 0 }, borderColor: { xs: 'divider', sm: 'divider' } },
};
const figure = {
  color: 'gold.main',
  fontVariantNumeric: 'normal',
  fontWeight: 600,
  fontSize: { xs: 24, md: 30 },
  lineHeight: { xs: '32px', md: '40px' },
};
const list = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  maxWidth: 320,
  fontSize: 14,
  lineHeight: '20px',
  '& li': { display: 'flex', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' },
};
