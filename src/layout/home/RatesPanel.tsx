import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can } from '../../../schema/permissions.ts';
import { newestOf } from '../../../schema/rules/commodities.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatDate, formatDateTime, formatRelative } from '../../format.ts';
import { useTodaysRates } from '../rates/rates.ts';
import { TodaysFigures } from '../rates/TodaysFigures.tsx';
import { useShopDay } from '../rates/useShopDay.ts';
import { Panel, PanelFailure } from './Panel.tsx';

type Props = {
  /** On the rates' own page: no way to it but one to new ones, and every fineness. */
  isWhole?: boolean;
};

/** The rates that hold, and how each moved since the day before. Those of another day are told as such, never as today's. */
export function RatesPanel({ isWhole = false }: Props) {
  const translate = useTranslate();
  const mayAdd = useCan()(can.CommodityAdd);
  const { data: rates, error, refetch } = useTodaysRates();
  const today = useShopDay();
  const newest = rates && newestOf(rates);
  const day = newest && shopDay(new Date(newest));
  const isOld = day !== undefined && day !== today;
  const since = newest && (
    <Typography variant="caption" sx={{ color: 'text.secondary' }} title={formatDateTime(newest)}>
      {isOld ? translate('ts.rates.notToday') : formatRelative(newest)}
    </Typography>
  );
  const adding = mayAdd ? { to: '/gold_rates/create', text: translate('rates.enter') } : undefined;
  const all = isWhole ? undefined : { to: '/gold_rates', text: translate('ts.rates.all') };
  const ofToday = translate(isWhole ? 'rates.today' : 'ts.rates.title');
  const body = () => {
    if (error && !rates) return <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />;
    return rates && !newest ? <None /> : <TodaysFigures rates={rates} day={day} byFineness={isWhole} />;
  };
  return (
    <Panel
      title={isOld ? translate('ts.rates.of', { day: formatDate(day) }) : ofToday}
      aside={since}
      link={isWhole || isOld ? (adding ?? all) : all}
    >
      {body()}
    </Panel>
  );
}

function None() {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate('ts.rates.none')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('ts.rates.noneHint')}
      </Typography>
    </Box>
  );
}
