import Alert from '@mui/material/Alert';
import { use, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ChitMember } from '../../../schema/entities/chitMembers.ts';
import { figureOf } from '../../../schema/kit/readFigure.ts';
import { monthsFor, monthsRefused, openMonths, type Paid } from '../../../schema/rules/chits.ts';
import type { PassbookRead } from '../../../schema/rules/chitReplies.ts';
import { firstOfMonth } from '../../../schema/rules/months.ts';
import { formatMonths } from '../../format.ts';
import { worded } from '../../i18n/wording.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { ActedOn } from '../kit/actions/ActionForm.tsx';
import { WholeNumberInput } from '../kit/inputs/FigureInputs.tsx';
import { Field } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { usePassbook } from './usePassbook.ts';

/** The inputs of a payment that know its passbook. */
export const paymentInputs = { backDatedReason: EarlierDayReason, month: FirstMonth, months: NumberOfMonths };

/** Asked for as soon as there is an earlier day. */
function EarlierDayReason(props: KindInputProps) {
  const day: unknown = useWatch({ name: 'day' });
  return day ? <Field {...props} /> : null;
}

/**
 * Sends along the month that the form shows, so that a payment that somebody took meanwhile is told of. The form then shows the next month, and
 * keeps all that was typed.
 */
function FirstMonth({ source }: KindInputProps) {
  const { setValue, formState } = useFormContext();
  const { isReady } = formState;
  const { terms, paid, day, refused } = usePaid();
  const [open] = terms ? openMonths(terms, paid, day) : [];
  const month = open === undefined ? null : firstOfMonth(open);
  // Before the form is ready it is reset, which would take the month along.
  useEffect(() => {
    if (isReady) setValue(source, month);
  }, [isReady, setValue, source, month]);
  return typeof refused === 'string' ? <Alert severity="warning">{refused}</Alert> : null;
}

/** The number of months, and below it those that the payment is for. A top-up is for none. */
function NumberOfMonths(props: KindInputProps) {
  const kind: unknown = useWatch({ name: 'kind' });
  useAmountOf(props.source);
  return kind === 'topUp' ? null : <WholeNumberInput {...props} help={<CountsFor source={props.source} />} />;
}

/** Multiplies the instalment with the number of months, unless a person typed another amount. */
function useAmountOf(source: string): void {
  const { instalment } = use(ActedOn) as ChitMember;
  const { getValues, setValue } = useFormContext();
  const months = figureOf(useWatch({ name: source }), { kind: 'integer' }) ?? 1;
  const before = useRef(months);
  useEffect(() => {
    const usual = (count: number) => Math.round(100 * (instalment ?? 0) * count) / 100;
    const isUsual = figureOf(getValues('amount'), { kind: 'money' }) === usual(before.current);
    if (isUsual && months >= 1 && months !== before.current) setValue('amount', usual(months), { shouldDirty: true });
    if (isUsual && months >= 1) before.current = months;
  }, [months, instalment, getValues, setValue]);
}

function CountsFor({ source }: Pick<KindInputProps, 'source'>) {
  const translate = useTranslate();
  const months = figureOf(useWatch({ name: source }), { kind: 'integer' });
  const first = useWatch({ name: 'month' }) as string | null;
  const { terms, paid, day } = usePaid();
  if (!terms || !months || months < 1) return null;
  const problem = monthsFor(terms, paid, day, months);
  if (typeof problem === 'string')
    return <span role="alert">{worded(monthsRefused(problem, terms, paid, day).said)}</span>;
  return first && <span role="status">{translate('chits.countsFor', { months: formatMonths(first, months) })}</span>;
}

/** The passbook's paid months as they were when the form opened, and as they are once the server refused the month. */
function usePaid() {
  const { errors } = useFormState({ name: 'month' });
  const refused = errors['month']?.message;
  const { data, refetch } = usePassbook(use(ActedOn) as ChitMember);
  const [seen, setSeen] = useState<PassbookRead>();
  const today = useShopDay();
  const chosen = useWatch({ name: 'day' }) as string | null;
  if (!seen && data) setSeen(data);
  useEffect(() => {
    if (refused) void refetch().then(({ data: now }) => setSeen(now));
  }, [refused, refetch]);
  return { terms: seen, paid: seen ? paidOf(seen) : none, day: chosen || today, refused };
}

const none: Paid = { firstDay: null, brought: 0, entries: [] };

const paidOf = ({ firstDay, monthsPaid }: PassbookRead): Paid => ({
  firstDay,
  brought: 0,
  entries: monthsPaid.map(month => ({ day: firstDay!, month, months: 1 })),
});
