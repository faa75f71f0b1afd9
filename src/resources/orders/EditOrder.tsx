import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { orders, type Order } from '../../../schema/entities/orders.ts';
import { lineText } from '../../../schema/rules/orders.ts';
import { formatMoney } from '../../format.ts';
import { wording } from '../../i18n/wording.ts';
import { columnOf } from '../kit/columns/columns.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { useWords } from '../kit/useWords.ts';

/** What was ordered is what one comes for, and stays as it was: only its state and notes are changed. */
export function EditOrder() {
  return <EntityEdit lead={<Ordered />} />;
}

const facts = ['businessName', 'name', 'email', 'mobileNo', 'gstin', 'pin', 'stateCode', 'createdAt', 'cancelReason'];
const amounts = ['taxable', 'cgst', 'sgst', 'utgst', 'igst', 'total'] as const;

function Ordered() {
  const order = useRecordContext<Order>();
  const { label } = useWords(orders);
  const translate = useTranslate();
  const id = useId();
  if (!order) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2">
        {translate('resources.system/orders.ordered')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1 }}>
        {(order.lines ?? []).map(line => {
          const text = lineText(line, wording().words.orderLine);
          return <Fact key={text} name={text} value={formatMoney(line.amount, 'paise')} />;
        })}
        {amounts
          .filter(name => Number(order[name]) > 0)
          .map(name => (
            <Fact key={name} name={label(name)} value={formatMoney(order[name], 'paise')} isSum={name === 'total'} />
          ))}
        {facts.map(name => {
          const { Show, info } = columnOf(orders, name);
          const value = order[name as keyof Order];
          return value ? (
            <Fact key={name} name={label(name)} value={<Show value={value} info={info} record={order} />} />
          ) : null;
        })}
      </Box>
    </Box>
  );
}

function Fact({ name, value, isSum = false }: { name: string; value: ReactNode; isSum?: boolean }) {
  return (
    <Box sx={fact}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ ...given, ...(isSum && sum) }}>
        {value}
      </Box>
    </Box>
  );
}

const given = {
  m: 0,
  minWidth: 0,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '--cell': '100%',
};
const sum = { color: 'gold.main', fontWeight: 600 };
const fact = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
