import { lockNames } from '../db/locks.ts';
import { noShop } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import type { ChatNoticeJob } from './queue.ts';

/** In place of a device, as the letter box is. */
export const phone = `${noShop.slice(0, -1)}1`;

/**
 * `queued` and `sending` are under way. `sent` was taken by the chat service, `delivered` reached the person, `failed` was refused for good or
 * fell through later; of `unknown` nobody knows, and no machine sends it again. `dropped`: no longer wanted or possible; `optedOut`: the person
 * has written STOP; `unpaid`: the shop's balance did not suffice.
 */
export type DeliveryState =
  'queued' | 'sending' | 'sent' | 'delivered' | 'failed' | 'unknown' | 'dropped' | 'optedOut' | 'unpaid';

const worksThere = 'exists (select 1 from memberships m where m.user_id = u.id and m.shop_id = $2)';

/** Who is to be told of that topic by WhatsApp, the shop having chosen a template. */
const wantsIt = `u.disabled_at is null and u.mobile_no is not null and $4 = any (u.chat_topics) and ${worksThere}
  and exists (select 1 from shops o where o.id = $2 and o.notice_template is not null)`;

/** As `account`: a row for whoever wants it, once. */
export const chatDelivery = ({ shop, user, id }: ChatNoticeJob, topic: string, at: Date): Statement => ({
  text: `insert into push_deliveries (notification_id, subscription_id, shop_id, state, attempts, created_at)
    select $1, '${phone}', $2, 'queued', 0, $5::timestamptz from users u where u.id = $3 and ${wantsIt}
    on conflict do nothing returning subscription_id`,
  values: [id, shop, user, topic, at.toISOString()],
});

/** How a delivery stands. `age`: milliseconds since it was taken. */
export type Waiting = {
  state: DeliveryState;
  attempts: number;
  age: number | null;
  number: string | null;
  language: string | null;
  isWanted: boolean;
};

/** As `account`. */
export const waitingDelivery = ({ shop, user, id }: ChatNoticeJob, topic: string): Statement => ({
  text: `select json_build_object('state', d.state, 'attempts', d.attempts, 'number', u.mobile_no, 'language', u.language,
      'age', extract(epoch from clock_timestamp() - d.started_at) * 1000, 'isWanted', ${wantsIt})
    from push_deliveries d join users u on u.id = $3
    where d.notification_id = $1 and d.subscription_id = '${phone}' and d.shop_id = $2`,
  values: [id, shop, user, topic],
});

const one = `d.notification_id = $1 and d.subscription_id = '${phone}' and d.shop_id = $2`;

export type Taken = { number: string; price: string; turn: Date };

/** As `account`: nothing where somebody else took it, or the same number has had a notice of this shop a moment ago. */
export const takeDelivery = ({ shop, id }: ChatNoticeJob, { number, price, turn }: Taken): Statement => ({
  text: `update push_deliveries d set state = 'sending', attempts = d.attempts + 1, number = $3, price = $4::numeric, started_at = $5::timestamptz
    where ${one} and d.state = 'queued' returning d.attempts`,
  values: [id, shop, number, price, turn.toISOString()],
});

/** As `account`: whether the shop has told that number something within the time. */
export const toldBefore = (shop: string, number: string, since: Date): Statement => ({
  text: 'select 1 from push_deliveries d where d.shop_id = $1 and d.number = $2 and d.started_at > $3::timestamptz limit 1',
  values: [shop, number, since.toISOString()],
});

/** As `account`: what was not sent, and why. */
export const endUnsent = ({ shop, id }: ChatNoticeJob, state: DeliveryState): Statement => ({
  text: `update push_deliveries d set state = $3 where ${one} and d.state = 'queued'`,
  values: [id, shop, state],
});

/** As `account`: another try that came to nothing before anything was sent. */
export const countTry = ({ shop, id }: ChatNoticeJob): Statement => ({
  text: `update push_deliveries d set attempts = d.attempts + 1 where ${one} and d.state = 'queued'`,
  values: [id, shop],
});

/** Held by whoever keeps what came of an attempt or what is told of it: by name, since rows of this table are not locked. */
export const lockDeliveries = (ids: readonly string[]): Statement => lockNames(ids.map(id => `chat notice ${id}`));

/** As `account`: what came of an attempt, unless a webhook has told more by then. Money of what was not sent is put aside no longer. */
export const endAttempt = ({ shop, id }: ChatNoticeJob, attempt: number, state: DeliveryState): Statement => ({
  text: `update push_deliveries d set state = $3, price = case when $5::boolean then d.price end
    where ${one} and d.state = 'sending' and d.attempts = $4 returning d.state`,
  values: [id, shop, state, attempt, state === 'sent' || state === 'unknown'],
});

/** As `account`: how many the shop could not pay for, of those that are still kept. */
export const unpaidNotices = (shop: string): Statement => ({
  text: `select count(*) from push_deliveries d where d.shop_id = $1 and d.state = 'unpaid'`,
  values: [shop],
});
