import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { customerSubscriptions } from '../../../schema/entities/customerSubscriptions.ts';
import type { CustomerTerm } from '../../../schema/rules/customerSubscriptions.ts';
import { formatDate, formatMoney } from '../../format.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { without } from '../kit/form/without.ts';
import { History } from '../kit/history/History.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';

/** What a customer holds, with each term that was bought. */
export function ShowSubscription() {
  const fields = without(customerSubscriptions.facts, 'state', 'toldUntil');
  return <EntityShow fields={fields} shows={{ terms: Terms }} actions={null} aside={<Past />} />;
}

/** Who gave it, and how it went on. */
function Past() {
  const record = useRecordContext();
  return record ? <History record={record} /> : null;
}

function Terms({ value }: CellProps) {
  return (value as CustomerTerm[]).map(term => <Term key={`${term.from} ${term.bill} ${term.line}`} {...term} />);
}

/** What came back is told, and no longer counts. */
function Term({ name, from, until, price, bill, returnedOn }: CustomerTerm) {
  const translate = useTranslate();
  const source = bill
    ? translate('customerSubscriptions.byBill', { number: bill })
    : translate('customerSubscriptions.byHand');
  const days = `${formatDate(from)} – ${formatDate(until)}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <span>
        {name}: {days}
      </span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {formatMoney(price, 'paise')} · {source}
        {returnedOn && ` · ${translate('customerSubscriptions.returned', { day: formatDate(returnedOn) })}`}
      </Box>
    </Box>
  );
}
