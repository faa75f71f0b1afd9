import type { ShownPlan } from '../../schema/rules/plans.ts';

const prices = (...[month, half, year]: readonly number[]) => [
  { duration: 30 as const, price: month! },
  { duration: 182 as const, price: half! },
  { duration: 365 as const, price: year! },
];
const invoice = { app: 'tsinvoice' as const, messages: null, trialDays: 0 };
const messenger = { app: 'tsmessenger' as const, trialDays: 0 };

/** What a new platform sells. */
export const firstPlans: readonly ShownPlan[] = [
  {
    ...invoice,
    id: 'tsinvoice-ratti',
    name: 'Ratti',
    about: 'Small',
    people: 2,
    phoneHelp: false,
    prices: prices(399, 2_195, 3_990),
  },
  {
    ...invoice,
    id: 'tsinvoice-masha',
    name: 'Masha',
    about: 'Medium',
    people: 6,
    phoneHelp: false,
    prices: prices(799, 4_395, 7_990),
  },
  {
    ...invoice,
    id: 'tsinvoice-tola',
    name: 'Tola',
    about: 'Large',
    people: 20,
    phoneHelp: true,
    prices: prices(1_599, 8_795, 15_990),
  },
  {
    ...messenger,
    id: 'tsmessenger-ratti',
    name: 'Ratti',
    about: 'Small',
    people: 2,
    messages: 1_000,
    phoneHelp: false,
    prices: prices(299, 1_645, 2_990),
  },
  {
    ...messenger,
    id: 'tsmessenger-masha',
    name: 'Masha',
    about: 'Medium',
    people: 6,
    messages: 10_000,
    phoneHelp: false,
    prices: prices(699, 3_845, 6_990),
  },
  {
    ...messenger,
    id: 'tsmessenger-tola',
    name: 'Tola',
    about: 'Large',
    people: 20,
    messages: 50_000,
    phoneHelp: true,
    prices: prices(1_499, 8_245, 14_990),
  },
];

/** A plan of TS Invoice as an administrator writes it. */
export const aPlan = {
  name: 'Chavanni',
  code: 'chavanni',
  about: 'Stalls',
  aboutHi: 'छोटी दुकानें',
  people: 1,
  phoneHelp: false,
  trialDays: 7,
  shownTo: 'everyone',
  prices: [
    { duration: 30, price: 199, since: '2020-01-01' },
    { duration: 91, price: 549, since: '2020-01-01' },
  ],
};
