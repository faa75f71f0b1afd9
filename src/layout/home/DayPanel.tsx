import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { dueBy } from '../../../schema/kit/assignment.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import type { ShopDataProvider } from '../../dataProvider/dataProvider.ts';
import { formatCount, formatMoney, formatWeekday, formatWeight, none } from '../../format.ts';
import { queryKeys } from '../../queryKeys.ts';
import { dayIn } from '../../resources/kit/list/dayIn.ts';
import { useSight } from '../../resources/shops/support/useSight.ts';
import { useShopDay } from '../rates/useShopDay.ts';
import { Cash } from './Cash.tsx';
import { Celebrations } from './Celebrations.tsx';
import { DayTile } from './DayTile.tsx';
import { listOf } from './listOf.ts';
import { Panel } from './Panel.tsx';

/** What the day has brought so far, each figure a way to the documents that it is made of. Only what the person may see. */
export function DayPanel() {
  const translate = useTranslate();
  const may = useCan();
  const sight = useSight();
  const sees = {
    bills: may(can.QuickBillList),
    cash: may(can.LedgerList) && may(can.LedgerClose),
    oldGold: may(can.OldGoldList),
    orders: may(can.SalesOrderList),
    // The server narrows no masked list by birthdays.
    celebrations: may(can.ContactList) && sight?.seesPersonal === true,
  };
  if (!Object.values(sees).some(Boolean)) return null;
  return (
    <Panel title={translate('ts.home.day.title')}>
      <Box component="ul" sx={tiles}>
        {sees.bills && <Bills />}
        {sees.cash && <Cash />}
        {sees.oldGold && <OldGold />}
        {sees.orders && <Orders />}
        {sees.celebrations && <Celebrations />}
      </Box>
    </Panel>
  );
}

function Bills() {
  const translate = useTranslate();
  const day = useShopDay();
  const filter = issuedOn(day);
  const [sums, weekAgo, yearAgo] = [
    useSums('quick_bills', filter),
    useSums('quick_bills', issuedOn(dayIn(-7))),
    // The same weekday, which counts more in a shop than the date.
    useSums('quick_bills', issuedOn(dayIn(-364))),
  ];
  const weekday = formatWeekday(dayIn(-7));
  return (
    <DayTile
      to={listOf('quick_bills', filter)}
      label={translate('ts.home.day.bills')}
      value={moneyOf(sums, 'total')}
      hints={[
        translate('ts.home.day.weekAgo', { weekday, amount: moneyOf(weekAgo, 'total') ?? '…' }),
        translate('ts.home.day.yearAgo', { amount: moneyOf(yearAgo, 'total') ?? '…' }),
      ]}
    />
  );
}

function OldGold() {
  const translate = useTranslate();
  const filter = { ...onDay(useShopDay()), state: 'posted' };
  const sums = useSums('old_gold', filter);
  return (
    <DayTile
      to={listOf('old_gold', filter)}
      label={translate('ts.home.day.oldGold')}
      value={moneyOf(sums, 'total')}
      hints={[translate('ts.home.day.fineGold', { weight: told(sums, 'fineGold', formatWeight) ?? '…' })]}
    />
  );
}

function Orders() {
  const translate = useTranslate();
  const filter = { [dueBy]: useShopDay() };
  const sums = useSums('sales_orders', filter);
  const { total } = useGetList('sales_orders', { pagination: { page: 1, perPage: 1 }, filter });
  return (
    <DayTile
      to={listOf('sales_orders', filter)}
      label={translate('ts.home.day.orders')}
      value={total === undefined ? undefined : formatCount(total)}
      hints={[translate('ts.home.day.leftToPay', { amount: moneyOf(sums, 'due') ?? '…' })]}
    />
  );
}

type Sums = Record<string, number | null> | null | undefined;
const onDay = (day: string) => ({ day_gte: day, day_lte: day });
const issuedOn = (day: string) => ({ ...onDay(day), state: 'issued' });

/** Undefined while it is not known, null where it cannot be had. */
function useSums(resource: string, filter: Record<string, unknown>): Sums {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data, isError } = useQuery({
    queryKey: queryKeys.sums(resource, filter),
    queryFn: ({ signal }) => dataProvider.sums(resource, { filter, signal }),
  });
  return isError && !data ? null : data;
}

/** A figure that is not known is none, and no nought. */
const told = (sums: Sums, name: string, format: (figure: number) => string): string | undefined =>
  sums ? format(sums[name] ?? 0) : sums === null ? none : undefined;
const moneyOf = (sums: Sums, name: string) => told(sums, name, rupees => formatMoney(rupees));

const tiles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
};
