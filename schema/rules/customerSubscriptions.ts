import { daysLater } from '../kit/calendar.ts';
import { day as dayShape, listOf, maybe, number, object, oneOf, string, whole, type Of } from '../kit/shape.ts';
import { planDurations, type PlanDuration } from './plans.ts';
import { daysAfter, daysFrom, moveOn, noticeOn } from './subscriptions.ts';

/** A customer's subscription to a product of the shop: it has neither a trial nor days of grace. */
export const customerSubscriptionStates = [
  { id: 'pending', name: 'Yet to begin', meaning: 'waiting' },
  { id: 'active', name: 'Active', meaning: 'done' },
  { id: 'ended', name: 'Ended', meaning: 'stopped' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;
export type CustomerSubscriptionState = (typeof customerSubscriptionStates)[number]['id'];
export const openStates = ['pending', 'active'] as const satisfies CustomerSubscriptionState[];

/** What was bought at one time: the name and the price of that day in rupees, and the days that it brought, the last one included. */
export const customerTerm = object({
  name: string,
  duration: oneOf(planDurations),
  price: number,
  /** The bill's number and the number of its line; none: given by hand. */
  bill: maybe(string),
  line: maybe(whole),
  from: dayShape,
  until: dayShape,
  anchor: dayShape,
  nth: whole,
  /** The day on which a credit note took it back. */
  returnedOn: maybe(dayShape),
});
export type CustomerTerm = Of<typeof customerTerm>;
export const customerTerms = listOf(customerTerm);

/** A price of a product that is sold by subscription, the newest first. */
export type TermPrice = { name: string; price: number; duration: PlanDuration };
export type BoughtTerm = Pick<CustomerTerm, 'name' | 'duration' | 'price' | 'bill' | 'line'>;

/** More at one time than anybody buys: five years, month by month. */
export const mostTerms = 60;
export const isTermCount = (quantity: number | null): boolean =>
  quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= mostTerms;

/** Which of its prices a line is billed by: the one that it names, else the newest. */
export const termPriceOf = (prices: readonly TermPrice[], asked: number | null): TermPrice | undefined =>
  prices.find(({ price }) => price === asked) ?? prices[0];

/** So many more terms: after those that there are, without a day between, or from `day` on. */
export const withTerms = (
  all: readonly CustomerTerm[],
  bought: BoughtTerm,
  { count, day }: { count: number; day: string },
): CustomerTerm[] => {
  const terms = [...all];
  for (let n = 0; n < count; n++) {
    const last = terms.at(-1);
    const days = last ? daysAfter(last, bought.duration) : daysFrom(day, bought.duration);
    terms.push({ ...bought, ...days, returnedOn: null });
  }
  return terms;
};

/** Which terms a credit note takes back: those of lines of a bill. */
export type Returned = { bill: string; lines: readonly number[] };
const isOf = ({ bill, line }: CustomerTerm, back: Returned) =>
  bill === back.bill && line !== null && back.lines.includes(line);

/**
 * Terms that are taken back on a day. What has been used until the day before stays told, the rest goes; what was bought beyond it moves up, so
 * that nobody loses a day of what stays theirs. Empty: nothing of it was used, and nothing stays.
 */
export const withoutReturned = (all: readonly CustomerTerm[], back: Returned, day: string): CustomerTerm[] => {
  const left: CustomerTerm[] = [];
  let gap: string | null = null;
  for (const term of all) {
    if (isOf(term, back) && term.until >= day) {
      gap ??= term.from;
      if (term.from < day) left.push({ ...term, until: daysLater(day, -1), returnedOn: day });
    } else if (isOf(term, back)) left.push({ ...term, returnedOn: day });
    else if (gap === null) left.push(term);
    else {
      const last = left.at(-1);
      left.push({ ...term, ...(last ? daysAfter(last, term.duration) : daysFrom(gap, term.duration)) });
    }
  }
  return left;
};

/** From when until when it runs, and by what it was bought last. */
export const spanOfTerms = (all: readonly CustomerTerm[]) => {
  const { name, duration, price, until } = all.at(-1)!;
  return { priceName: name, duration, price, startsOn: all[0]!.from, endsOn: until };
};

type Running = { state: CustomerSubscriptionState; startsOn: string; endsOn: string };

/** The ways by which the clock leads it on up to a day, one after the other. */
export const movesOn = ({ state, startsOn, endsOn }: Running, day: string): ('start' | 'end')[] => {
  const moves: ('start' | 'end')[] = [];
  for (let now: CustomerSubscriptionState = state; ;) {
    const name = moveOn({ state: now, startsOn, endsOn, graceUntil: endsOn }, { nth: 1 }, day);
    if (name !== 'start' && name !== 'end') return moves;
    moves.push(name);
    now = name === 'start' ? 'active' : 'ended';
  }
};

/** So many days before the last one the shop is told. */
export const noticeBefore = 7;

/** Whether the shop is to be told on a day that it ends soon. What is shorter than the notice has none. */
export const endsSoon = (held: Running, last: Pick<CustomerTerm, 'from' | 'until'>, day: string): boolean =>
  noticeOn(held, last, day, [noticeBefore]) !== null;
