import { durations } from './rules/durations.ts';

/** The two apps that are sold, what each costs and what is in it. Everything that shows or charges a price reads it here. */
export const apps = {
  tsinvoice: { name: 'TS Invoice', path: '/tsinvoice' },
  tsmessenger: { name: 'TS Messenger', path: '/tsmessenger' },
} as const;
export type AppId = keyof typeof apps;

/** For how many days a plan can be taken. */
export const planDurations = [30, 182, 365] as const;
export type PlanDuration = (typeof planDurations)[number];

export type Plan = {
  id: string;
  app: AppId;
  name: string;
  size: 'small' | 'medium' | 'large';
  /** Rupees for one shop, before GST. */
  prices: Record<PlanDuration, number>;
  /** What is in it, by the lines of `planLines`: a figure, or whether it is there. */
  holds: Record<string, number | boolean>;
};

/** The lines in which the plans of an app are compared, in their order. */
export const planLines: Record<AppId, readonly string[]> = {
  tsinvoice: [
    'people',
    'products',
    'series',
    'quickBills',
    'gstInvoices',
    'quotes',
    'rateBoard',
    'export',
    'phoneHelp',
  ],
  tsmessenger: ['people', 'contacts', 'campaigns', 'import', 'quietHours', 'statuses', 'export', 'phoneHelp'],
};

/** Sold and not there yet. */
export const comingLines: readonly string[] = ['series', 'quickBills', 'gstInvoices', 'quotes'];
/** Whether something of what the app is for is still to come. */
export const isComing = (app: AppId): boolean => planLines[app].some(line => comingLines.includes(line));

const invoice = { quickBills: true, gstInvoices: true, export: true };
const messenger = { campaigns: true, import: true, quietHours: true, statuses: true, export: true };

const sizes: Record<string, Plan['size']> = { Ratti: 'small', Masha: 'medium', Tola: 'large' };

export const plans: readonly Plan[] = [
  plan('tsinvoice', 'Ratti', 399, { ...invoice, people: 2, products: 500, series: 1 }),
  plan('tsinvoice', 'Masha', 799, { ...invoice, people: 6, products: 5_000, series: 3, quotes: true, rateBoard: true }),
  plan('tsinvoice', 'Tola', 1_599, {
    ...invoice,
    people: 20,
    products: 50_000,
    series: 10,
    quotes: true,
    rateBoard: true,
    phoneHelp: true,
  }),
  plan('tsmessenger', 'Ratti', 299, { ...messenger, people: 2, contacts: 1_000 }),
  plan('tsmessenger', 'Masha', 699, { ...messenger, people: 6, contacts: 10_000 }),
  plan('tsmessenger', 'Tola', 1_499, { ...messenger, people: 20, contacts: 50_000, phoneHelp: true }),
];

export const plansOf = (app: AppId): readonly Plan[] => plans.filter(plan => plan.app === app);
export const planOf = (id: unknown): Plan | undefined => plans.find(plan => plan.id === id);
/** The app of a path's `:productId`, whatever its capitals. */
export const appOf = (id: string | undefined): AppId | undefined =>
  (Object.keys(apps) as AppId[]).find(app => app === id?.toLowerCase());
export const durationName = (days: number): string => durations.find(({ id }) => id === days)?.name ?? `${days} days`;
export const planTitle = ({ app, name }: Pick<Plan, 'app' | 'name'>): string => `${apps[app].name} ${name}`;

/** Half a year costs five and a half months, a year ten. */
function plan(app: AppId, name: string, monthly: number, holds: Plan['holds']): Plan {
  const prices = { 30: monthly, 182: Math.round(monthly * 5.5), 365: monthly * 10 };
  return { id: `${app}-${name.toLowerCase()}`, app, name, size: sizes[name]!, prices, holds };
}
