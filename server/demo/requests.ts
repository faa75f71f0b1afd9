import { remarkStatement } from '../../api/remarks/remarks.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Statement } from '../../api/ports.ts';
import { demoAccounts } from '../../schema/demo.ts';
import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { openingHours } from './calendar.ts';
import { Past } from './past.ts';
import { idsAt, Random } from './random.ts';
import { asked, type AskedOnce } from './requestTexts.ts';

const hour = 3_600_000;
const support = demoAccounts.find(({ permissions }) => permissions.includes('system/all'))!.name;

/** What the shop asked support for over the last months, and what came of it: some of it from this week still open. */
export const askSupport = (whole: Past, now: Date): void => {
  const random = new Random(2311);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  for (const request of asked) ask(past, request, now, random);
  whole.statements.push(...past.statements);
};

const ask = (past: Past, request: AskedOnce, now: Date, random: Random): void => {
  const { daysAgo, says, goes, satisfaction, priority = 'normal', subject, kind, text } = request;
  const { id: shop, owner } = past.shop;
  const at = notAfter(openingHours(now, daysAgo, random), new Date(now.getTime() - hour));
  const [row] = past.create(serviceRequests, [{ subject, kind, text, priority }], at);
  const id = row!.id;
  let moment = at;
  for (const [by, said] of says) {
    moment = notAfter(new Date(moment.getTime() + random.between(0.5, 5) * hour), now);
    const fromDesk = by !== 'shop';
    const written = { id: idsAt(moment, random).next(), text: said, at: moment, fromDesk, isInternal: by === 'note' };
    const remark = remarkStatement(serviceRequests, shop, id, written, fromDesk ? support : undefined);
    // What the shop never sees is written by nobody of it.
    past.statements.push(enterJob(shop, fromDesk ? null : owner), remark, enterJob(shop, owner));
    if (by === 'support') past.statements.push(answered(shop, id, moment));
    if (goes.includes('solve')) past.statements.push(solved(shop, id, moment));
  }
  for (const way of goes) past.transition(serviceRequests, way, [{ id }], moment);
  if (satisfaction)
    past.update(serviceRequests, id, { satisfaction, satisfactionText: request.satisfactionText }, moment);
};

const answered = (shop: string, id: string, at: Date): Statement => ({
  text: `update service_requests t set answered_at = coalesce(t.answered_at, $3::timestamptz), handler = $4,
      hours_to_answer = coalesce(t.hours_to_answer, round(extract(epoch from $3::timestamptz - t.created_at) / 3600, 1))
    where t.shop_id = $1 and t.id = $2`,
  values: [shop, id, at.toISOString(), support],
});

const solved = (shop: string, id: string, at: Date): Statement => ({
  text: 'update service_requests t set solved_at = $3::timestamptz where t.shop_id = $1 and t.id = $2',
  values: [shop, id, at.toISOString()],
});

const notAfter = (at: Date, last: Date): Date => (at < last ? at : last);
