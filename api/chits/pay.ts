import type { ChitEntry } from '../../schema/entities/chitEntries.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { amountProblem, lastLawfulDay, monthsFor, weightBought, weightIn } from '../../schema/rules/chits.ts';
import { firstOfMonth } from '../../schema/rules/months.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import type { RequestContext } from '../requestContext.ts';
import { makeEntry, type EntryAsked } from './makeEntry.ts';
import { standing, type Passbook } from './passbooks.ts';
import { needsRate, ratesOf, ratesStatement, type SchemeRate } from './rate.ts';

/** As the call's input has it. */
export type PayAsked = EntryAsked & { kind: 'instalment' | 'topUp'; months?: number | null; amount: number };

/** An instalment or a top-up, made and in the books in one transaction. Of a month there is one, whoever takes it. */
export const pay = (context: RequestContext, id: string, asked: PayAsked) =>
  makeEntry(context, id, asked, async (book, run) => {
    const today = shopDay(context.at);
    const months = asked.kind === 'topUp' ? null : (asked.months ?? 1);
    const month = months === null ? topUpOf(book, today) : monthOf(book, today, months);
    refuseAmount(book, asked.amount, months);
    const rates = (await run([ratesStatement(context.shop, context.at)])).at(-1)!;
    const rate = ratesOf(rates, context.at)(book.scheme);
    needsRate(book.scheme, rate);
    return { kind: asked.kind, day: today, month, months, amount: asked.amount, ...bought(book, asked.amount, rate) };
  });

const monthOf = (book: Passbook, today: string, months: number): string => {
  const { scheme, ...paid } = book;
  const first = monthsFor(scheme, paid, today, months);
  if (typeof first === 'number') return firstOfMonth(first);
  const { paidMonths, lastDay } = standing(book, today);
  const field = first === 'chitTooMany' ? 'months' : 'kind';
  throw invalid({
    [field]: say(first, { left: (scheme.instalments ?? 0) - paidMonths, day: lastDay ?? '' }),
  });
};

const topUpOf = (book: Passbook, today: string): null => {
  const { firstDay, paidMonths } = standing(book, today);
  const left = (book.scheme.instalments ?? 0) - paidMonths;
  if (left <= 0) throw invalid({ kind: say('chitWhole', { left, day: '' }) });
  if (firstDay && today > lastLawfulDay(firstDay))
    throw invalid({ kind: say('chitTooLate', { day: lastLawfulDay(firstDay) }) });
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
