import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useGetList, useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../schema/permissions.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { useTodaysRates } from '../rates/rates.ts';
import { newestOf } from './newestOf.ts';
import { Panel } from './Panel.tsx';

const needed = [can.ShopEdit, can.CommodityAdd, can.PieceAdd, can.ContactAdd, can.QuickBillAdd] as const;

/** What whoever sets up a shop does first. Each step ticks itself off; with the first bill all of them are gone. */
export function FirstSteps() {
  const may = useCan();
  const isMine = needed.every(may);
  const bills = useCount('quick_bills', isMine);
  return bills === 0 ? <Steps /> : null;
}

function Steps() {
  const translate = useTranslate();
  const { shopId } = useSession();
  const { data: shop } = useGetOne<RaRecord>('shops', { id: shopId ?? '' }, { staleTime: 60_000 });
  const { data: rates } = useTodaysRates();
  const [pieces, contacts] = [useCount('pieces'), useCount('contacts')];
  const steps = [
    { name: 'shop', to: `/shops/${shopId}`, isDone: Boolean(shop?.['address']) },
    { name: 'rates', to: '/gold_rates/create', isDone: Boolean(rates?.gold) },
    { name: 'pieces', to: '/pieces/create', isDone: Boolean(pieces) },
    { name: 'contacts', to: '/contacts/create', isDone: Boolean(contacts) },
    { name: 'bill', to: '/quick_bills/create', isDone: false },
  ];
  return (
    <Panel title={translate('ts.home.steps.title')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(step => (
          <Step key={step.name} {...step} />
        ))}
      </Box>
    </Panel>
  );
}

function Step({ name, to, isDone }: { name: string; to: string; isDone: boolean }) {
  const translate = useTranslate();
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase component={Link} to={to} sx={row}>
        <Icon aria-hidden sx={{ color: isDone ? 'success.main' : 'text.secondary' }} />
        <Box component="span">
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {translate(`ts.home.steps.${name}.label`)}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {translate(`ts.home.steps.${name}.help`)}
          </Typography>
          {isDone && <span style={visuallyHidden}>{translate('ts.home.steps.done')}</span>}
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** Undefined until it is known. */
function useCount(resource: string, enabled = true): number | undefined {
  return useGetList(resource, newestOf(resource, 1), { enabled }).total;
}

const row = {
  width: '100%',
  minHeight: 56,
  px: 2,
  py: 1,
  gap: 1.5,
  justifyContent: 'start',
  textAlign: 'left',
  '&:hover': { bgcolor: 'hover.main' },
};
