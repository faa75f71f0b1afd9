import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatDateTime, formatRelative } from '../../format.ts';
import { newestOf, useTodaysRates } from '../rates/rates.ts';
import { TodaysFigures } from '../rates/TodaysFigures.tsx';
import { Panel, PanelFailure } from './Panel.tsx';

type Props = {
  /** On the rates' own page: no way to it but one to new ones, and every fineness. */
  isWhole?: boolean;
};

/** Today's rates, and how each moved since the day before. */
export function RatesPanel({ isWhole = false }: Props) {
  const translate = useTranslate();
  const mayAdd = useCan()(can.CommodityAdd);
  const { data: rates, error, refetch } = useTodaysRates();
  const newest = rates && newestOf(rates);
  const since = newest && (
    <Typography variant="caption" sx={{ color: 'text.secondary' }} title={formatDateTime(newest)}>
      {formatRelative(newest)}
    </Typography>
  );
  const adding = mayAdd ? { to: '/gold_rates/create', text: translate('rates.enter') } : undefined;
  const link = isWhole ? adding : { to: '/gold_rates', text: translate('ts.rates.all') };
  const body = () => {
    if (error && !rates) return <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />;
    return rates && !newest ? <None /> : <TodaysFigures rates={rates} byFineness={isWhole} />;
  };
  return (
    <Panel title={translate(isWhole ? 'rates.today' : 'ts.rates.title')} aside={since} link={link}>
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
