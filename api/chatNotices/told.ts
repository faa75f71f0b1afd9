import type { ChatEvent } from '../chat/port.ts';
import { isUuid } from '../db/statement.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { lockDeliveries, phone, type DeliveryState } from './deliveries.ts';
import { bookNotice } from './ledgerLine.ts';

type StatusEvent = Extract<ChatEvent, { kind: 'status' }>;
type Delivery = { state: DeliveryState; price: string | null };

/** What the chat service tells of notices to colleagues; of what is none of them it changes nothing. Told twice it counts once. */
export const applyToNotices = async (ports: Ports, shop: string, events: readonly StatusEvent[]): Promise<void> => {
  const known = events.flatMap(event => {
    const id = event.reference?.toLowerCase();
    return id && isUuid(id) ? [{ ...event, id }] : [];
  });
  if (!known.length) return;
  const ids = [...new Set(known.map(({ id }) => id))];
  await ports.database.transaction(async run => {
    const [, , found] = await run([enterAccount, lockDeliveries(ids), deliveriesOf(shop, ids)]);
    const deliveries = new Map(
      found!.rows.map(([id, state, price]) => [id!, { state: state as DeliveryState, price: price ?? null }]),
    );
    const entries: Booking[] = [];
    for (const event of known) {
      const before = deliveries.get(event.id);
      if (!before) continue;
      const { booked, ...after } = moved(before, event);
      deliveries.set(event.id, after);
      if (booked) entries.push({ kind: booked, price: before.price! });
    }
    await run([...deliveries].map(([id, delivery]) => setDelivery(shop, id, delivery)));
    await book(ports, run, shop, entries);
  });
};

type Booking = { kind: 'charged' | 'released'; price: string };

const book = async ({ ids, clock }: Ports, run: Run, shop: string, entries: readonly Booking[]): Promise<void> => {
  if (!entries.length) return;
  const at = clock.now();
  // In the same order everywhere, since lines of the book are locked as they are written.
  const ordered = entries.toSorted((one, other) => one.kind.localeCompare(other.kind));
  await run([enterJob(shop, null), ...ordered.map(({ kind, price }) => bookNotice(shop, kind, price, { ids, at }))]);
};

const open: readonly DeliveryState[] = ['sending', 'sent', 'unknown'];

/** What failed costs nothing, nor what is free; what reached the person and is to be paid is paid. */
const moved = (
  { state, price }: Delivery,
  { status, billable }: StatusEvent,
): Delivery & { booked: Booking['kind'] | null } => {
  const told = status === 'read' ? 'delivered' : status;
  const after = open.includes(state) ? told : state;
  const isPaid = after === 'delivered' && billable === true;
  const isFree = (after === 'failed' && state !== 'failed') || (after !== 'failed' && billable === false);
  const booked = price === null ? null : isFree ? 'released' : isPaid ? 'charged' : null;
  return { state: after, price: booked ? null : price, booked };
};

const deliveriesOf = (shop: string, ids: readonly string[]): Statement => ({
  text: `select d.notification_id, d.state, d.price::text from push_deliveries d
    where d.notification_id = any($2::uuid[]) and d.subscription_id = '${phone}' and d.shop_id = $1 and d.attempts > 0`,
  values: [shop, ids],
});

const setDelivery = (shop: string, id: string, { state, price }: Delivery): Statement => ({
  text: `update push_deliveries d set state = $3, price = $4::numeric
    where d.notification_id = $2 and d.subscription_id = '${phone}' and d.shop_id = $1`,
  values: [shop, id, state, price],
});
