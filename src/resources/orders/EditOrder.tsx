import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { orders, type Order } from '../../../schema/entities/orders.ts';
import { givenFields } from '../../../schema/kit/validate.ts';
import { lineText } from '../../../schema/rules/orders.ts';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney, none } from '../../format.ts';
import { wording } from '../../i18n/wording.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';

/** What was ordered is what one comes for, and stays as it was: only its state and notes are changed. */
export function EditOrder() {
  return <EntityEdit facts={ordered} shows={{ lines: Lines, given: Given, invoice: Invoice, total: Total }} />;
}

const taxes = ['cgst', 'sgst', 'utgst', 'igst', 'roundOff'] as const;

/** Without the taxes that are not due on it, and with its day. */
const ordered = (order: RaRecord) => [
  ...without(givenFields(orders), ...taxes.filter(name => !Number((order as unknown as Order)[name]))),
  'createdAt',
];

function Lines({ value }: CellProps) {
  return (value as NonNullable<Order['lines']>).map(line => {
    const text = lineText(line, wording().words.orderLine);
    return (
      <Box key={text} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <span>{text}</span>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {formatMoney(line.amount, 'paise')}
        </Box>
      </Box>
    );
  });
}

/** Which shops have it, if any. */
function Given({ value }: CellProps) {
  const given = (value ?? []) as NonNullable<Order['given']>;
  if (!given.length) return none;
  return given.map(({ shopId, shop, plan, duration, day }) => (
    <Box key={`${shopId} ${plan} ${duration}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Link to={`/shops/${shopId}`}>{shop}</Link>
      <span>{formatDate(day)}</span>
    </Box>
  ));
}

/** Its number in the company's shop, and the credit note's. */
function Invoice({ value }: CellProps) {
  const { number, creditNote } = (value as Order['invoice']) ?? {};
  return [number, creditNote].filter(Boolean).join(', ') || none;
}

function Total({ value }: CellProps) {
  return (
    <Box component="span" sx={{ color: 'gold.main', fontWeight: 600 }}>
      {formatMoney(value as number, 'paise')}
    </Box>
  );
}
