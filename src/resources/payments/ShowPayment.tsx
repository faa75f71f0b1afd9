import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Payment } from '../../../schema/entities/payments.ts';
import { formatDate, formatMoney, none } from '../../format.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';

export function ShowPayment() {
  return <EntityShow shows={{ refunds: Refunds }} />;
}

/** What went back, or is to: how much, why, and what became of it. */
function Refunds({ value }: CellProps) {
  const translate = useTranslate();
  const refunds = (value ?? []) as NonNullable<Payment['refunds']>;
  if (!refunds.length) return none;
  return refunds.map(({ id, amount, reason, state, at, problem }) => (
    <Box key={id}>
      {[formatMoney(amount, 'paise'), translate(`payments.refunds.${state}`), formatDate(at), reason, problem]
        .filter(Boolean)
        .join(' · ')}
    </Box>
  ));
}
