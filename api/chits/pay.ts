import type { ChitEntry } from '../../schema/entities/chitEntries.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import {
  amountProblem,
  lastLawfulDay,
  monthsFor,
  monthsRefused,
  weightBought,
  weightIn,
} from '../../schema/rules/chits.ts';
import { firstOfMonth, monthOf } from '../../schema/rules/months.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { rateMoment } from '../rates/heldOn.ts';
import type { RequestContext } from '../requestContext.ts';
import { makeEntry, type EntryAsked } from './makeEntry.ts';
import { standing, type Passbook } from './passbooks.ts';
import { needsRate, ratesOf, ratesStatement, type SchemeRate } from './rate.ts';

/** As the call's input has it. `month`: the first month that the person saw in the form. */
export type PayAsked = EntryAsked & {
  kind: 'instalment' | 'topUp';
  day?: string | null;
  month?: string | null;
  months?: number | null;
  amount: number;
};

/** An instalment or a top-up, made and in the books in one transaction. The instalment of a month is paid once. */
export const pay = (context: RequestContext, id: string, asked: PayAsked) =>
  makeEntry(context, id, asked, async (book, run) => {
    const day = asked.day ?? shopDay(context.at);
    if (book.joinedOn && day < book.joinedOn)
      throw invalid({ day: say('chitBeforeJoined', { day: { day: book.joinedOn } }) });
    const months = asked.kind === 'topUp' ? null : (asked.months ?? 1);
    const month = months === null ? topUpOf(book, day) : monthOfPayment(book, { ...asked, day, months });
    refuseAmount(book, asked.amount, months);
    const at = rateMoment(day, context.at);
    const rates = (await run([ratesStatement(context.shop, at)])).at(-1)!;
    const rate = ratesOf(rates, at)(book.scheme);
    needsRate(book.scheme, rate);
    return { kind: asked.kind, day, month, months, amount: asked.amount, ...bought(book, asked.amount, rate) };
  });

/** Throws where the oldest open month is another one than the person saw: otherwise a second payment would quietly count for the next month. */
const monthOfPayment = (
  book: Passbook,
  { day, month: seen, months }: { day: string; month?: string | null; months: number },
): string => {
  const { scheme, ...paid } = book;
  const first = monthsFor(scheme, paid, day, months);
  if (typeof first === 'string') {
    const { field, said } = monthsRefused(first, scheme, paid, day);
    throw invalid({ [field]: said });
  }
  const month = firstOfMonth(first);
  if (seen && monthOf(seen) !== first)
    throw invalid({ month: say('chitMonthOther', { asked: { month: seen }, month: { month } }) });
  return month;
};

const topUpOf = (book: Passbook, day: string): null => {
  const { firstDay, paidMonths } = standing(book, day);
  if (paidMonths >= (book.scheme.instalments ?? 0)) throw invalid({ kind: say('chitWhole') });
  if (firstDay && day > lastLawfulDay(firstDay))
    throw invalid({ kind: say('chitTooLate', { day: { day: lastLawfulDay(firstDay) } }) });
  return null;
};

/** Each of the months has its instalment; a top-up is free where all instalments are the same. */
const refuseAmount = ({ scheme, instalment }: Passbook, amount: number, months: number | null): void => {
  const each = paise(amount) / (months ?? 1);
  const terms = { ...scheme, instalment };
  const problem = Number.isInteger(each) ? amountProblem(terms, each) : 'chitMultiple';
  if (!problem || (months === null && problem === 'chitFixed')) return;
  throw invalid({
    amount: say(problem, {
      amount: (instalment ?? 0) * (months ?? 1),
      least: (scheme.least ?? 0) * (months ?? 1),
      multiple: scheme.multiple ?? 0,
    }),
  });
};

/** Reckoned here and never again. */
const bought = ({ scheme }: Passbook, amount: number, rate: SchemeRate | null): Partial<ChitEntry> => {
  if (!rate || scheme.fineness === null) return {};
  const fine = weightBought(paise(amount), paise(rate.perGram), scheme.fineness);
  return {
    metal: scheme.metal as ChitEntry['metal'],
    fineness: scheme.fineness as ChitEntry['fineness'],
    rate: rate.perGram,
    rateId: rate.id,
    fineWeight: fine / 1_000,
    weight: weightIn(fine, scheme.fineness) / 1_000,
  };
};
