import type { ValidationError } from 'yup';
import { listOf, maybe, named, number, object, oneOf, string, whole, yesOrNo, type Of } from '../kit/shape.ts';
import { heldOn } from '../kit/dated.ts';
import { defaultDuration, durations } from './durations.ts';

/** The two apps that are sold. */
export const apps = {
  tsinvoice: { name: 'TS Invoice', path: '/tsinvoice' },
  tsmessenger: { name: 'TS Messenger', path: '/tsmessenger' },
} as const;
export type AppId = keyof typeof apps;
export const appIds = Object.keys(apps) as AppId[];
export const appOptions = appIds.map(id => ({ id, name: apps[id].name }));

export type PlanDuration = (typeof durations)[number]['id'];
/** For how many days a plan can be taken, the shortest first. */
export const planDurations: readonly PlanDuration[] = durations
  .map(({ id }) => id)
  .toSorted((one, other) => one - other);

/** Whom a plan is shown to. What was sold of it goes on in any case. */
export const planAudiences = [
  { id: 'everyone', name: 'Everyone, on the site' },
  { id: 'shops', name: 'Shops alone, in the app' },
  { id: 'nobody', name: 'Nobody' },
] as const;

/** What every plan of an app has, in the order in which it is told. */
export const planFeatures: Record<AppId, readonly string[]> = {
  tsinvoice: ['series', 'quickBills', 'gstInvoices', 'quotes', 'rateBoard', 'export'],
  tsmessenger: ['campaigns', 'import', 'quietHours', 'statuses', 'export'],
};

/** A plan as everybody may see it on a day. Prices are rupees for one shop, before GST; one that is not offered for as long has none. */
export const shownPlan = named(
  'shownPlan',
  object({
    /** `tsinvoice-masha`: the app and the plan's name in addresses. */
    id: string,
    app: oneOf(appIds),
    name: string,
    /** Whom it is for, in the reader's language. */
    about: maybe(string),
    people: whole,
    /** Messages a month; null: it is none of messages. */
    messages: maybe(whole),
    phoneHelp: yesOrNo,
    trialDays: whole,
    prices: listOf(object({ duration: oneOf(planDurations), price: number })),
  }),
);
export type ShownPlan = Of<typeof shownPlan>;
export const shownPlans = listOf(shownPlan);

export type PriceRow = { duration: number; price: number | null; since: string };

/** Which prices hold on a day, `YYYY-MM-DD`, the shortest duration first: of each the newest row. An empty price ends the offer. */
export const pricesOn = (rows: readonly PriceRow[], day: string): ShownPlan['prices'] =>
  planDurations.flatMap(duration => {
    const row = heldOn(
      rows.filter(row => row.duration === duration),
      day,
      ({ since }) => since,
    );
    return row?.price == null ? [] : [{ duration, price: row.price }];
  });

export const priceOf = ({ prices }: Pick<ShownPlan, 'prices'>, days: unknown): number | undefined =>
  prices.find(({ duration }) => duration === days)?.price;
/** For how long at least one of them can be taken. */
export const durationsOf = (plans: readonly ShownPlan[]): readonly PlanDuration[] =>
  planDurations.filter(days => plans.some(plan => priceOf(plan, days) !== undefined));

/** What is chosen until somebody chooses: a month, else the shortest. */
export const usualOf = (offered: readonly PlanDuration[]): PlanDuration | undefined =>
  offered.find(days => days === defaultDuration) ?? offered[0];

export const plansOf = (plans: readonly ShownPlan[], app: AppId): readonly ShownPlan[] =>
  plans.filter(plan => plan.app === app);
export const planOf = (plans: readonly ShownPlan[], id: unknown): ShownPlan | undefined =>
  plans.find(plan => plan.id === id);
/** The app of a path's `:productId`, whatever its capitals. */
export const appOf = (id: string | undefined): AppId | undefined => appIds.find(app => app === id?.toLowerCase());
export const durationName = (days: number): string => durations.find(({ id }) => id === days)?.name ?? `${days} days`;
export const planTitle = ({ app, name }: Pick<ShownPlan, 'app' | 'name'>): string => `${apps[app].name} ${name}`;

type Beside = { createError: (wrong: { path: string }) => ValidationError; path: string };

/** A rule of prices: of one duration no two begin on the same day, and the second is told of. */
export const eachPriceOnce = [
  'priceTwice',
  'This duration has a price from that day already',
  (rows: readonly object[] | undefined, { createError, path }: Beside) => {
    const keys = ((rows as readonly Partial<PriceRow>[] | undefined) ?? []).map(({ duration, since }) =>
      duration && since ? `${duration} ${since}` : null,
    );
    const again = keys.findIndex((key, n) => key !== null && keys.indexOf(key) < n);
    return again < 0 || createError({ path: `${path}[${again}].since` });
  },
] as const;
