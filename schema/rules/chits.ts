/**
 * What becomes of a passbook, in whatever order somebody pays, misses, tops up and ends. Rupees are whole paise and weights whole milligrams of
 * fine metal: each instalment's weight is reckoned once, when it is paid, and never again.
 */
import { lawfulDays, type ChitTerms } from './chitTerms.ts';
import { pureOf } from './metals.ts';
import { daysLater } from '../kit/calendar.ts';
import { dayOfMonth, firstOfMonth, monthOf, monthsAfter } from './months.ts';
import { paise } from './piecePriceOf.ts';
import { say, type Sentence } from '../words/said.ts';

/** Of an instalment: the first month that it is for, and how many. A top-up is for none. */
export type PaidIn = { day: string; month: string | null; months: number | null };
/** `brought`: months that were paid before the passbook came into the books, from the first day on. */
export type Paid = { firstDay: string | null; brought: number; entries: readonly PaidIn[] };

export type Standing = {
  /** Of the first instalment, from which the lawful days run. */
  firstDay: string | null;
  paidMonths: number;
  missed: number;
  maturesOn: string | null;
  /** By then the goods are handed over. */
  lastDay: string | null;
};

/** How a passbook stands on a day. A month is missed once its days of grace are over. */
export const standingOf = (terms: ChitTerms, paid: Paid, today: string): Standing => {
  const covered = coveredBy(paid);
  const firstDay = firstDayOf(paid);
  if (firstDay === null) return { firstDay, paidMonths: 0, missed: 0, maturesOn: null, lastDay: null };
  const lastDay = lastLawfulDay(firstDay);
  const all = terms.instalments ?? 0;
  const isWhole = covered.size >= all;
  const over = isWhole ? Math.max(...covered) : Math.min(lastMonthOver(terms, today), monthOf(lastDay));
  const missed = monthsBetween(monthOf(firstDay), over).filter(month => !covered.has(month)).length;
  const matures = monthsAfter(firstDay, all + missed);
  return { firstDay, paidMonths: covered.size, missed, maturesOn: matures < lastDay ? matures : lastDay, lastDay };
};

export const lastLawfulDay = (firstDay: string): string => daysLater(firstDay, lawfulDays);

/** Whether the bonus is due: all is paid, and the day has come. */
export const isMature = ({ instalments }: ChitTerms, { paidMonths, maturesOn }: Standing, day: string): boolean =>
  maturesOn !== null && paidMonths >= (instalments ?? 0) && day >= maturesOn;

/** An instalment that is still to be paid: its month, the day of that month, and the last on which it counts. */
export type Due = { month: number; day: string; until: string };

/** The next instalment; null where nothing is to be paid any more, or nobody has begun. Its day is as that of the first one, which is past where it is late. */
export const nextDue = (terms: ChitTerms, paid: Paid, today: string): Due | null => {
  const firstDay = firstDayOf(paid);
  const [month] = openMonths(terms, paid, today);
  if (firstDay === null || month === undefined) return null;
  const lastDay = lastLawfulDay(firstDay);
  const planned = monthsAfter(firstDay, month - monthOf(firstDay));
  const day = planned < lastDay ? planned : lastDay;
  return { month, day, until: lastDayOf(day, terms.graceDays ?? 0, lastDay) };
};

type MonthTerms = Pick<ChitTerms, 'instalments' | 'graceDays'>;

/**
 * The months that can be paid on a day, in order: the month before within its days of grace, the month of the day, and the months ahead, each
 * where it is unpaid. They end with the plan, and with the last lawful day. A month that is over stays missed.
 */
export const openMonths = (terms: MonthTerms, paid: Paid, day: string): number[] => {
  const covered = coveredBy(paid);
  const begins = [day, firstDayOf(paid) ?? day].sort()[0]!;
  const lastDay = lastLawfulDay(begins);
  if (day > lastDay) return [];
  const from = Math.max(monthOf(begins), lastMonthOver(terms, day) + 1);
  const left = Math.max(0, (terms.instalments ?? 0) - covered.size);
  return monthsBetween(from, monthOf(lastDay))
    .filter(month => !covered.has(month))
    .slice(0, left);
};

/** Until which an instalment of that day counts: the end of its month and the days of grace, never past the last lawful day. */
export const lastDayOf = (day: string, graceDays: number, lastDay: string): string => {
  const until = daysLater(firstOfMonth(monthOf(day) + 1), graceDays - 1);
  return until < lastDay ? until : lastDay;
};

export type ChitProblem = 'chitWhole' | 'chitTooMany' | 'chitMonthsApart' | 'chitTooLate';

/** The first of so many months that a payment of that day is for: they follow one another from the oldest open month on. */
export const monthsFor = (terms: MonthTerms, paid: Paid, day: string, months: number): number | ChitProblem => {
  const left = (terms.instalments ?? 0) - coveredBy(paid).size;
  if (left <= 0) return 'chitWhole';
  if (months > left) return 'chitTooMany';
  const open = openMonths(terms, paid, day);
  if (open.length < months) return 'chitTooLate';
  return months > inARow(open) ? 'chitMonthsApart' : open[0]!;
};

/** The field of a payment at which a problem with its months stands, and the sentence. */
export const monthsRefused = (
  problem: ChitProblem,
  terms: MonthTerms,
  paid: Paid,
  day: string,
): { field: 'kind' | 'months'; said: Sentence } => {
  if (problem === 'chitWhole') return { field: 'kind', said: say(problem) };
  const left = (terms.instalments ?? 0) - coveredBy(paid).size;
  const run = inARow(openMonths(terms, paid, day));
  const lastDay = { day: lastLawfulDay(firstDayOf(paid) ?? day) };
  return { field: 'months', said: say(problem, { left, run, day: lastDay }) };
};

/** The number of months that follow one another from the first one on. */
const inARow = ([first, ...others]: readonly number[]): number => {
  if (first === undefined) return 0;
  const gap = others.findIndex((month, n) => month !== first + n + 1);
  return 1 + (gap < 0 ? others.length : gap);
};

/** Why so much cannot be one instalment, or a top-up; in paise. */
export const amountProblem = (
  { instalment, least, multiple }: Pick<ChitTerms, 'instalment' | 'least' | 'multiple'>,
  amount: number,
): 'chitFixed' | 'chitLeast' | 'chitMultiple' | null => {
  if (least === null && multiple === null) return amount === paise(instalment) ? null : 'chitFixed';
  if (amount < paise(least)) return 'chitLeast';
  return multiple && amount % paise(multiple) !== 0 ? 'chitMultiple' : null;
};

/** Milligrams of fine metal for paise, at paise for a gram of a fineness: rounded once, half up. */
export const weightBought = (amount: number, rate: number, fineness: number): number =>
  Number((2n * BigInt(amount) * pureOf(fineness) + BigInt(rate)) / (2n * BigInt(rate)));

/** Paise that milligrams of fine metal are worth at paise for a gram of a fineness, rounded once, half up. */
export const worthOfWeight = (fine: number, rate: number, fineness: number): number => {
  const pure = pureOf(fineness);
  return Number((2n * BigInt(fine) * BigInt(rate) + pure) / (2n * pure));
};

/** The weight that so much fine metal has in a fineness, in milligrams: what people read. */
export const weightIn = (fine: number, fineness: number): number => {
  const pure = pureOf(fineness);
  return Number((2n * BigInt(fine) * 1_000n + pure) / (2n * pure));
};

/** What bill and passbook say, in paise: `worth` of the passbook, `goods` and `making` of what is bought, before the bonus. */
export type ForBonus = { worth: number; instalment: number; goods: number; making: number };

/** The bonus of a passbook that is mature, in paise. Making is waived on as much of the goods as the passbook pays. */
export const bonusOf = (
  { bonus, bonusPercent }: Pick<ChitTerms, 'bonus' | 'bonusPercent'>,
  { worth, instalment, goods, making }: ForBonus,
): number => {
  const share = BigInt(Math.round((bonusPercent ?? 0) * 1_000));
  if (bonus === 'instalment') return instalment;
  if (bonus === 'percent') return halfUp(BigInt(worth) * share, 100_000n);
  if (bonus !== 'making' || goods <= 0) return 0;
  return halfUp(BigInt(making) * share * BigInt(Math.min(worth, goods)), 100_000n * BigInt(goods));
};

/** Parts of an amount by what each of them holds, which add up to it: what rounding leaves goes to those that lost most by it. Never more than they hold. */
export const sharedOut = (amount: number, held: readonly number[]): number[] => {
  const all = held.reduce((sum, each) => sum + each, 0);
  const given = Math.min(amount, all);
  if (given <= 0) return held.map(() => 0);
  const exact = held.map(each => ({
    part: Number((BigInt(given) * BigInt(each)) / BigInt(all)),
    rest: (BigInt(given) * BigInt(each)) % BigInt(all),
  }));
  const left = given - exact.reduce((sum, { part }) => sum + part, 0);
  const first = held
    .map((_, n) => n)
    .sort((a, b) => Number(exact[b]!.rest - exact[a]!.rest) || a - b)
    .slice(0, left);
  return exact.map(({ part }, n) => part + (first.includes(n) ? 1 : 0));
};

/** The months that are paid, in order. */
export const monthsPaid = (paid: Paid): number[] => [...coveredBy(paid)].sort((a, b) => a - b);

const coveredBy = ({ firstDay, brought, entries }: Paid): Set<number> => {
  const covered = new Set<number>();
  if (firstDay && brought > 0)
    for (const month of monthsBetween(monthOf(firstDay), monthOf(firstDay) + brought - 1)) covered.add(month);
  for (const { month, months } of entries)
    if (month) for (const each of monthsBetween(monthOf(month), monthOf(month) + (months ?? 1) - 1)) covered.add(each);
  return covered;
};

const firstDayOf = ({ firstDay, entries }: Paid): string | null =>
  [...(firstDay ? [firstDay] : []), ...entries.map(({ day }) => day)].sort()[0] ?? null;

/** Of which nobody can pay any more on that day. */
const lastMonthOver = ({ graceDays }: MonthTerms, today: string) =>
  monthOf(today) - (dayOfMonth(today) <= (graceDays ?? 0) ? 2 : 1);

const monthsBetween = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
const halfUp = (product: bigint, by: bigint) => Number((2n * product + by) / (2n * by));
