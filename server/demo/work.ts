import type { Row } from '../../api/db/write.ts';
import { usualStates, usualTypes, type UsualWork } from '../../api/karigars/usualWork.ts';
import { heldGoods } from '../../schema/entities/heldGoods.ts';
import { karigarIssues } from '../../schema/entities/karigarIssues.ts';
import { karigarReceipts } from '../../schema/entities/karigarReceipts.ts';
import { vouchers } from '../../schema/entities/vouchers.ts';
import { workOrders } from '../../schema/entities/workOrders.ts';
import { workOrderStates } from '../../schema/entities/workOrderStates.ts';
import { workOrderTypes } from '../../schema/entities/workOrderTypes.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { repairsOf } from '../../schema/rules/workOrders.ts';
import { dayAfter, dayStart } from './calendar.ts';
import { jobs, repair, type Job, type Line } from './jobs.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Given = { customers: readonly Customer[]; karigars: readonly Row[]; now: Date; usual: UsualWork };
type Chosen = { typeId: string; statusId: string };

/** Work in each state, with its metal. */
export const giveWork = (whole: Past, given: Given): void => {
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, new Random(1_618));
  const begins = dayStart(given.now, 365);
  const types = past.create(workOrderTypes, usualTypes(given.usual, 'en'), begins);
  const typeIds = types.map(({ id }) => id);
  const states = past.create(workOrderStates, usualStates(given.usual, 'en', typeIds), begins);
  // Administrators propose nothing: there is nothing that work could be.
  if (!types.length || !states.length) return void whole.statements.push(...past.statements);
  const chosen = ({ type, state: [meaning, n] }: Pick<Job, 'type' | 'state'>): Chosen => {
    const typeId = (types.find(({ name }) => name === type) ?? types[0]!).id;
    const fitting = states.filter(state => !state['typeId'] || state['typeId'] === typeId);
    const alike = fitting.filter(state => state['meaning'] === meaning);
    return { typeId, statusId: (alike[n] ?? alike[0] ?? fitting[0] ?? states[0]!).id };
  };
  openSafe(past, given.now);
  for (const job of jobs) give(past, given, job, chosen(job));
  handIn(past, given, chosen(repair));
  whole.statements.push(...past.statements);
};

const openSafe = (past: Past, now: Date): void => {
  const day = daysLater(dayAfter(now, 0), -60);
  const opening = { kind: 'opening', side: 'theyOwe', metal: 'AU', fineWeight: 400, day, note: 'Gold in the safe' };
  past.transition(vouchers, 'post', past.create(vouchers, [opening], atNoon(day, now)), atNoon(day, now));
};

const give = (past: Past, { customers, karigars, now }: Given, job: Job, { typeId, statusId }: Chosen): void => {
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

/** A customer's pieces, with work on each and estimates that they have not answered. */
const handIn = (past: Past, { customers, karigars, now }: Given, { typeId, statusId }: Chosen): void => {
  const day = (days: number) => daysLater(dayAfter(now, 0), days);
  const receivedOn = day(-repair.ago);
  const at = atNoon(receivedOn, now);
  const goods = { kind: 'repair', partyId: customers[repair.customer]!.id, receivedOn, dueOn: day(repair.due) };
  const [held] = past.create(heldGoods, [{ ...goods, note: repair.note, lines: repair.lines }], at);
  const wanted = repairsOf({ ...goods, id: held!.id, lines: repair.lines });
  const orders = past.create(
    workOrders,
    wanted.map((work, n) => ({
      ...work,
      typeId,
      karigarId: karigars[repair.karigar]!.id,
      estimate: repair.estimates[n],
      hearsSteps: true,
    })),
    at,
  );
  for (const { id } of orders) past.update(workOrders, id, { statusId }, at);
};

const post = (past: Past, entity: typeof karigarIssues | typeof karigarReceipts, slip: Line, day: string, at: Date) =>
  past.transition(entity, 'post', past.create(entity, [{ ...slip, day }], at), at);

/** At one o'clock, but never later than now. */
export const atNoon = (day: string, now: Date): Date =>
  new Date(Math.min(new Date(`${day}T13:00:00+05:30`).getTime(), now.getTime() - 60_000));
