import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { Payment } from '../../../schema/rules/quickBills.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { formatMoney } from '../../format.ts';
import { KeyName } from '../../layout/KeyName.tsx';
import { useKey } from '../../layout/useKey.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useOptions } from '../kit/inputs/options.ts';
import { useTypedNow, useTypedRecord, type TypedRecord } from '../kit/form/useTypedRecord.ts';
import { useEntity } from '../kit/useEntity.ts';
import { Change } from './Change.tsx';
import { SchemeInPlace } from './SchemeInPlace.tsx';
import { OldGoldInPlace } from './OldGoldInPlace.tsx';
import { UpiCode } from './UpiCode.tsx';

const keys = { credit: 'F6', cash: 'F7', upi: 'F8', card: 'F9' } as const;
type Way = keyof typeof keys;
/** Those that everybody has. */
const ways = ['cash', 'upi', 'card'] as const satisfies Way[];

/** What is left to pay of a bill, and how it usually is paid: a key puts all that is left into a payment, whose amount may then be typed over. */
export function PayBar() {
  const translate = useTranslate();
  const { due, paidBy, pay } = usePayments();
  const credit = Math.round(100 * (useCredit() - paidBy('credit'))) / 100;
  const [cash, upi] = [paidBy('cash'), paidBy('upi')];
  return (
    <Box component="section" aria-label={translate('sales.pay')} sx={bar}>
      <Typography component="p" role="status" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
        {translate('sales.toPay')} <b>{formatMoney(due, 'paise')}</b>
        {credit > 0 && ` · ${translate('sales.credit', { amount: formatMoney(credit, 'paise') })}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OldGoldInPlace onBought={amount => pay('credit', amount)} />
        <SchemeInPlace label={useWayName('scheme')} />
        {credit > 0 && <PayButton way="credit" disabled={due <= 0} onPay={() => pay('credit', credit)} />}
        {ways.map(way => (
          <PayButton key={way} way={way} disabled={due <= 0} onPay={() => pay(way)} />
        ))}
      </Box>
      {cash > 0 && <Change cash={cash} />}
      {upi > 0 && <UpiCode amount={upi} />}
    </Box>
  );
}

function PayButton({ way, disabled, onPay }: { way: Way; disabled: boolean; onPay: () => void }) {
  const name = useWayName(way);
  const key = keys[way];
  useKey(key, onPay);
  return (
    <Button variant="outlined" disabled={disabled} aria-keyshortcuts={key} onClick={onPay}>
      {name}
      <KeyName name={key} />
    </Button>
  );
}

function useWayName(way: string): string {
  const info = useEntity().info['payments']!.line!['way']!;
  // What a field of a line is called by: see the words of its choices.
  return useOptions({ ...info, name: `payments.${info.name}` }).find(({ id }) => id === way)?.name ?? '';
}

/** Rupees that the shop owes the customer who is chosen. */
function useCredit(): number {
  const entity = useEntity();
  const { shopId } = useSession();
  const contactId = useWatch({ name: 'contactId' }) as string | null;
  const { data } = useQuery({
    queryKey: queryKeys.live(entity.resource, shopId, 'customer_credit', contactId),
    queryFn: ({ signal }) =>
      get<{ credit: number }>(`${pathWith(entity, `${entity.path}/customer_credit`, {})}?contactId=${contactId}`, {
        signal,
      }),
    enabled: Boolean(contactId),
  });
  return (contactId && data?.credit) || 0;
}

/** In rupees. */
function usePayments() {
  const { getValues, setValue } = useFormContext();
  const shown = useTypedRecord();
  const typedNow = useTypedNow();
  const pay = (way: Way, most = Infinity) => {
    // A key may come before what it pays is shown.
    const typed = typedNow();
    const due = dueOf(typed);
    if (due <= 0) return;
    const before = paymentsOf(typed).findIndex(payment => payment.way === way);
    const paid = paymentsOf(typed)[before]?.amount ?? 0;
    const amount = Math.round(100 * (paid + Math.min(due, most))) / 100;
    const isNew = before < 0;
    const lines = (getValues('payments') ?? []) as Payment[];
    const line = isNew ? lines.length : before;
    // Drawn at once: what is typed next belongs into its amount.
    flushSync(() =>
      isNew
        ? setValue('payments', [...lines, { way, bankId: null, reference: null, amount }], { shouldDirty: true })
        : setValue(`payments.${line}.amount`, amount, { shouldDirty: true }),
    );
    focusOn(`payments.${line}.amount`);
  };
  const paidBy = (way: Way) =>
    paymentsOf(shown).reduce((sum, payment) => (payment.way === way ? sum + (payment.amount ?? 0) : sum), 0);
  return { due: dueOf(shown), paidBy, pay };
}

const dueOf = ({ reckoned }: TypedRecord) => reckoned.totals['due'] ?? 0;
const paymentsOf = ({ values }: TypedRecord) => (values['payments'] ?? []) as readonly Payment[];

/** At once, where the form's own way waits a moment in which somebody types. */
function focusOn(name: string): void {
  const [input] = document.getElementsByName(name);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  my: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
