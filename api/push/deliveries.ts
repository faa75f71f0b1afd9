import type { Statement } from '../ports.ts';
import { noShop } from '../db/statement.ts';

/** A notification of one person. */
type NotificationKey = { shop: string; user: string; id: string };
export type Claimed = {
  endpoint: string;
  p256dh: string;
  auth: string;
  attempts: number;
  shopName: string;
  language: string | null;
};

/** In place of a device: the letter box. */
const letterBox = noShop;

const worksThere = 'exists (select 1 from memberships m where m.user_id = $3 and m.shop_id = $2)';

/** As `account`: the devices that want it and have not been given it, as jobs to be. Those whose session is over want nothing. */
export const deliveriesTo = ({ shop, user, id }: NotificationKey, topic: string, at: Date): Statement => ({
  text: `insert into push_deliveries (notification_id, subscription_id, shop_id, state, attempts, created_at)
    select $1, p.id, $2, 'queued', 0, $4::timestamptz from push_subscriptions p
    join sessions s on s.id = p.session_id and s.expires_at > $4::timestamptz
    where p.user_id = $3 and $5 = any (p.topics) and ${worksThere} on conflict do nothing returning subscription_id`,
  values: [id, shop, user, at.toISOString(), topic],
});

export const mailDelivery = ({ shop, user, id }: NotificationKey, topic: string, at: Date): Statement => ({
  text: `insert into push_deliveries (notification_id, subscription_id, shop_id, state, attempts, created_at)
    select $1, '${letterBox}', $2, 'sent', 0, $4::timestamptz from users u
    where u.id = $3 and $5 = any (u.mail_topics) and u.disabled_at is null and ${worksThere} on conflict do nothing returning subscription_id`,
  values: [id, shop, user, at.toISOString(), topic],
});

/** Takes it, while the device's session lasts; nothing when it is taken, ended or gone. */
export const claimed = (id: string, device: string, at: Date): Statement => ({
  text: `with taken as (
      update push_deliveries d set state = 'sending', attempts = d.attempts + 1
      from push_subscriptions p, sessions s, shops o, users u
      where d.notification_id = $1 and d.subscription_id = $2 and d.state = 'queued' and p.id = d.subscription_id
        and s.id = p.session_id and s.expires_at > $3::timestamptz and o.id = d.shop_id and u.id = p.user_id
      returning p.endpoint, p.p256dh, p.auth, d.attempts, o.name as "shopName", u.language)
    select row_to_json(t) from taken t`,
  values: [id, device, at.toISOString()],
});

type State = 'queued' | 'sent' | 'failed' | 'refused' | 'unknown' | 'gone';

export const ended = (id: string, device: string, state: State): Statement[] => [
  {
    text: `update push_deliveries d set state = $3 where d.notification_id = $1 and d.subscription_id = $2`,
    values: [id, device, state],
  },
  ...(state === 'gone' ? [{ text: 'delete from push_subscriptions p where p.id = $1', values: [device] }] : []),
];
