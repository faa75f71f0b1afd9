import type { Row } from '../../api/db/write.ts';
import { karigarIssues } from '../../schema/entities/karigarIssues.ts';
import { karigarReceipts } from '../../schema/entities/karigarReceipts.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { workOrders } from '../../schema/entities/workOrders.ts';
import { workOrderStates } from '../../schema/entities/workOrderStates.ts';
import { workOrderTypes } from '../../schema/entities/workOrderTypes.ts';
import { statusesIn, workTypesIn, type firstStatuses, type firstWorkTypes } from '../../schema/rules/firstStatuses.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { dayAfter, dayStart } from './calendar.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Given = { customers: readonly Customer[]; karigars: readonly Row[]; now: Date };
type Line = Record<string, unknown>;

/** `ago` and `backAgo`: in days, outside of those that are closed; `due`: in days from now. */
type Job = {
  name: string;
  type: (typeof firstWorkTypes)[number]['en'];
  state: (typeof firstStatuses)['workOrderStates'][number]['en'];
  karigar: number;
  due: number;
  ago: number;
  customer?: number;
  weight?: number;
  priority?: 'high' | 'low';
  given?: readonly Line[];
  back?: { ago: number; lines: readonly Line[] };
};

const bar = (weight: number): Line => ({ metal: 'gold', fineness: 999, weight, description: 'Bar' });
const work = (description: string, grossWeight: number, more: Line): Line => ({
  what: 'work',
  description,
  metal: 'gold',
  fineness: 916,
  grossWeight,
  lossPercent: 1.5,
  ...more,
});

/** One in each state; the first karigar holds metal, and one piece of his is late. */
const jobs: readonly Job[] = [
  {
    name: 'Nakshi bangles, a pair',
    type: 'New piece',
    state: 'With the karigar',
    karigar: 0,
    due: 5,
    ago: 28,
    weight: 45,
    given: [bar(42)],
  },
  {
    name: 'Temple choker for a wedding',
    type: 'New piece',
    state: 'With the karigar',
    karigar: 0,
    due: -4,
    ago: 26,
    customer: 12,
    weight: 72,
    priority: 'high',
    given: [bar(68)],
  },
  {
    name: 'Rope chain, 22 inches',
    type: 'New piece',
    state: 'Finished',
    karigar: 1,
    due: -17,
    ago: 35,
    weight: 25,
    given: [bar(25)],
    back: {
      ago: 18,
      lines: [
        work('Rope chain, 22 inches', 24.8, { rate: 65 }),
        { what: 'scrap', metal: 'gold', fineness: 916, grossWeight: 1.9 },
      ],
    },
  },
  {
    name: 'Ring with five diamonds',
    type: 'New piece',
    state: 'Setting and polish',
    karigar: 1,
    due: 2,
    ago: 20,
    customer: 18,
    weight: 6,
    given: [bar(6.5), { what: 'stones', description: 'Round diamonds', carats: 0.85, count: 5 }],
  },
  {
    name: 'Kada with enamel',
    type: 'New piece',
    state: 'At hallmarking',
    karigar: 2,
    due: 1,
    ago: 33,
    weight: 18,
    given: [bar(18)],
    back: { ago: 16, lines: [work('Kada with enamel', 18.4, { rate: 110 })] },
  },
  { name: 'Clasp of a mangalsutra', type: 'Repair', state: 'To be given', karigar: 2, due: 1, ago: 1, customer: 21 },
  {
    name: 'Ring to size 14',
    type: 'Polish and resizing',
    state: 'To be given',
    karigar: 2,
    due: 2,
    ago: 0,
    customer: 24,
    priority: 'low',
  },
  {
    name: 'Old chains into a bar',
    type: 'Melting and refining',
    state: 'Finished',
    karigar: 3,
    due: -20,
    ago: 22,
    given: [{ metal: 'gold', fineness: 900, weight: 80, description: 'Old chains' }],
    back: {
      ago: 21,
      lines: [
        { what: 'metal', description: 'Bar', metal: 'gold', fineness: 999, grossWeight: 71.8 },
        { what: 'short', description: 'Dirt in the links', metal: 'gold', fineness: 999, grossWeight: 0.2 },
      ],
    },
  },
  {
    name: 'Jhumka in two colours',
    type: 'New piece',
    state: 'Called off',
    karigar: 3,
    due: -10,
    ago: 40,
    customer: 27,
  },
];

/** Work in each state, with its metal. */
export const giveWork = (whole: Past, given: Given): void => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, new Random(1_618));
  const begins = dayStart(given.now, 365);
  const types = past.create(workOrderTypes, workTypesIn('en'), begins);
  const states = past.create(workOrderStates, statusesIn('workOrderStates', 'en'), begins);
  openSafe(past, given.now);
  for (const job of jobs)
    give(past, given, job, { typeId: called(types, job.type), statusId: called(states, job.state) });
  whole.statements.push(...past.statements);
};

const called = (rows: readonly Row[], name: string) => rows.find(row => row['name'] === name)!.id;

const openSafe = (past: Past, now: Date): void => {
  const day = daysLater(dayAfter(now, 0), -60);
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 400, day, note: 'Gold in the safe' };
  past.transition(vouchers, 'post', past.create(vouchers, [opening], atNoon(day, now)), atNoon(day, now));
};

const give = (
  past: Past,
  { customers, karigars, now }: Given,
  job: Job,
  { typeId, statusId }: { typeId: string; statusId: string },
): void => {
  const dayIn = (days: number) => daysLater(dayAfter(now, 0), days);
  const at = atNoon(dayIn(-job.ago), now);
  const karigarId = karigars[job.karigar]!.id;
  const { name, priority = 'normal', weight = null } = job;
  const dueOn = dayIn(job.due);
  const contactId = (job.customer === undefined ? undefined : customers[job.customer])?.id ?? null;
  const wanted = { name, typeId, priority, contactId, karigarId, dueOn, metal: 'gold', fineness: 916, weight };
  const [order] = past.create(workOrders, [wanted], at);
  const slip = { contactId: karigarId, workOrderId: order!.id };
  if (job.given) post(past, karigarIssues, { ...slip, lines: job.given, dueOn }, dayIn(-job.ago), at);
  const until = job.back ? atNoon(dayIn(-job.back.ago), now) : at;
  if (job.back) post(past, karigarReceipts, { ...slip, lines: job.back.lines }, dayIn(-job.back.ago), until);
  past.update(workOrders, order!.id, { statusId }, until);
};

const post = (past: Past, entity: typeof karigarIssues | typeof karigarReceipts, slip: Line, day: string, at: Date) =>
  past.transition(entity, 'post', past.create(entity, [{ ...slip, day }], at), at);

/** At one o'clock, but never later than now. */
export const atNoon = (day: string, now: Date): Date =>
  new Date(Math.min(new Date(`${day}T13:00:00+05:30`).getTime(), now.getTime() - 60_000));
