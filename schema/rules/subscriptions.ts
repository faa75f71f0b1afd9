import { daysBetween, daysLater } from '../kit/calendar.ts';
import { day as dayShape, listOf, number, object, oneOf, string, whole, yesOrNo, type Of } from '../kit/shape.ts';
import { sum } from './amounts.ts';
import { monthsAfter } from './months.ts';
import { planDurations, type PlanDuration } from './plans.ts';

/** What is held runs while it is on trial, active or in grace. */
export const subscriptionStates = [
  { id: 'pending', name: 'Yet to begin', meaning: 'waiting' },
  { id: 'trial', name: 'On trial', meaning: 'active' },
  { id: 'active', name: 'Active', meaning: 'done' },
  { id: 'grace', name: 'In grace', meaning: 'failed' },
  { id: 'ended', name: 'Ended', meaning: 'stopped' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number]['id'];
export const running = ['trial', 'active', 'grace'] as const satisfies SubscriptionState[];

/** What was bought at one time: a plan, its price of that day in rupees before GST, and the days that it brought, the last one included. */
const bought = {
  plan: string,
  name: string,
  duration: oneOf(planDurations),
  price: number,
  /** What was left of the plan before. It counts towards the price, or becomes further days. */
  credit: number,
  from: dayShape,
  until: dayShape,
  /** The day from which such terms are counted, and which of them it is: months begin on the same day, however short one of them was. 0: a trial. */
  anchor: dayShape,
  nth: whole,
};
/** `isPaid`: its price was paid in full by an order, so that nothing counts towards it. */
export const term = object(bought, { isPaid: yesOrNo });
export type Term = Of<typeof term>;
export const terms = listOf(term);
export type Bought = Pick<Term, 'plan' | 'name' | 'duration' | 'price'>;

const paise = (rupees: number) => Math.round(rupees * 100);

const monthsOf: Partial<Record<PlanDuration, number>> = { 30: 1, 91: 3, 182: 6, 365: 12 };

/** The last day of so many terms from a day on. A month, a quarter, half a year and a year are of the calendar, all else is days (K-01). */
export const lastOf = (anchor: string, duration: PlanDuration, count: number): string => {
  const months = monthsOf[duration];
  return daysLater(
    months === undefined ? daysLater(anchor, duration * count) : monthsAfter(anchor, months * count),
    -1,
  );
};

/** The days of one term, and from where such terms are counted. */
export type Days = Pick<Term, 'from' | 'until' | 'anchor' | 'nth'>;

export const daysFrom = (from: string, duration: PlanDuration): Days => ({
  from,
  until: lastOf(from, duration, 1),
  anchor: from,
  nth: 1,
});

/** The days of one more, without a day between. Another length, or what was cut short, begins a run of its own. */
export const daysAfter = (last: Days & Pick<Term, 'duration'>, duration: PlanDuration): Days => {
  const { anchor, nth, until } = last;
  const from = daysLater(until, 1);
  if (last.duration !== duration || until !== lastOf(anchor, duration, nth)) return daysFrom(from, duration);
  return { from, until: lastOf(anchor, duration, nth + 1), anchor, nth: nth + 1 };
};

/** The first of its kind. */
export const termFrom = (bought: Bought, from: string, credit = 0): Term => ({
  ...bought,
  credit,
  ...daysFrom(from, bought.duration),
});

/** One more after those that there are: the days of grace were used as well. */
export const renewed = (all: readonly Term[], bought: Bought): Term[] => [
  ...all,
  { ...bought, credit: 0, ...daysAfter(all.at(-1)!, bought.duration) },
];

const lengthOf = ({ from, until }: Pick<Term, 'from' | 'until'>): number => daysBetween(from, until) + 1;
/** In paise, what it was worth on its first day. */
const worthOf = ({ price, credit, isPaid }: Term): number =>
  isPaid ? paise(price) + paise(credit) : Math.max(paise(price), paise(credit));

/** In paise, what the days from `day` on have cost: each term's by the day, to the nearest paisa. */
export const unusedOn = (all: readonly Term[], day: string): number =>
  sum(
    all
      .filter(({ until }) => until >= day)
      .map(each => {
        const left = lengthOf({ from: each.from > day ? each.from : day, until: each.until });
        return Math.round((worthOf(each) * left) / lengthOf(each));
      }),
  );

/**
 * Another plan from `day` on. What was not used of the one before counts towards its price; where that is more, or the price was paid
 * already, the rest becomes further days of the new plan, the last one rounded up: nobody loses a paisa by the change.
 */
export const changedTo = (all: readonly Term[], bought: Bought, day: string, isPaid = false): Term[] => {
  const credit = unusedOn(all, day);
  const from = earlier(day, daysLater(all.at(-1)!.until, 1));
  const used = all
    .filter(each => each.from < from)
    .map(each => ({ ...each, until: earlier(each.until, daysLater(from, -1)) }));
  const made = { ...termFrom(bought, from, credit / 100), ...(isPaid && { isPaid }) };
  const price = paise(bought.price);
  const rest = isPaid ? credit : credit - price;
  if (rest <= 0 || price === 0) return [...used, made];
  return [...used, { ...made, until: daysLater(made.until, Math.ceil((rest * lengthOf(made)) / price)) }];
};

const earlier = (one: string, other: string) => (one < other ? one : other);

/** In rupees, what was to be paid for it, before GST. */
export const dueFor = ({ price, credit, isPaid }: Term): number =>
  isPaid ? price : Math.max(0, paise(price) - paise(credit)) / 100;

const mostGrace = 7;
/** A quarter of what was bought, a week at most: nobody stands before a closed door over night. After a trial there is none. */
const graceDays = (duration: number): number => Math.min(mostGrace, Math.floor(duration / 4));

/** What is tried costs nothing, and is told from what was bought by that. */
export const trialTerm = (bought: Bought, from: string, days: number): Term => ({
  ...termFrom({ ...bought, price: 0 }, from),
  until: daysLater(from, days - 1),
  nth: 0,
});
const isTrial = ({ nth }: Pick<Term, 'nth'>) => nth === 0;

/** From when until when it runs, and by what it was bought last. */
export const spanOf = (all: readonly Term[]) => {
  const last = all.at(-1)!;
  const { until, duration, price } = last;
  return {
    duration,
    price,
    startsOn: all[0]!.from,
    endsOn: until,
    graceUntil: isTrial(last) ? until : daysLater(until, graceDays(duration)),
  };
};

export type Running = {
  state: SubscriptionState;
  startsOn: string;
  endsOn: string;
  graceUntil: string;
};

/** The state in which the clock has it on a day. */
export const stateOn = ({ state, startsOn, endsOn, graceUntil }: Running, day: string): SubscriptionState => {
  if (state === 'ended' || state === 'cancelled') return state;
  if (state === 'pending' && day < startsOn) return state;
  if (day <= endsOn) return state === 'trial' ? 'trial' : 'active';
  return day <= graceUntil ? 'grace' : 'ended';
};

/** The way by which the clock leads it on, as its transition is named; null where it stays. */
export const moveOn = (
  running: Running,
  last: Pick<Term, 'nth'>,
  day: string,
): 'start' | 'tryOut' | 'lapse' | 'end' | null => {
  const { state } = running;
  const wanted = stateOn(running, day);
  if (state === wanted) return null;
  if (state === 'pending') return isTrial(last) ? 'tryOut' : 'start';
  return wanted === 'grace' ? 'lapse' : 'end';
};

/** So many days before the end a shop is told of it, each once. */
export const noticeDays = [1, 7] as const;

/** Which notice of its coming end is due on a day; null: none. What is shorter than the notice has none. */
export const noticeOn = (
  { state, endsOn }: Pick<Running, 'state' | 'endsOn'>,
  last: Pick<Term, 'from' | 'until'>,
  day: string,
  notices: readonly (typeof noticeDays)[number][] = noticeDays,
): (typeof noticeDays)[number] | null => {
  const left = daysBetween(day, endsOn);
  if ((state !== 'trial' && state !== 'active') || left < 0) return null;
  return notices.find(days => left <= days && lengthOf(last) > days) ?? null;
};
