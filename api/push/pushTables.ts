import type { Table } from '../db/table.ts';
import { count, strings, table, text, time, to, uuid } from '../db/tableWords.ts';

/** How people are told outside of the pages. */
export const pushTables: Table[] = [
  /** A browser that a person is signed in with; it counts while its session does. */
  table(
    'platform',
    'push_subscriptions',
    ['id'],
    [
      uuid('id'),
      uuid('user_id'),
      uuid('session_id'),
      text('endpoint'),
      text('endpoint_digest'),
      text('p256dh'),
      text('auth'),
      strings('topics'),
      time('created_at'),
    ],
    {
      indexes: [
        { name: 'push_subscriptions_endpoint_digest_key', columns: ['endpoint_digest'], unique: true },
        { name: 'push_subscriptions_user_id_idx', columns: ['user_id'] },
      ],
      foreignKeys: [to('push_subscriptions', 'user')],
    },
  ),
  /** What each device was given, so that it is given nothing twice. */
  table(
    'platform',
    'push_deliveries',
    ['notification_id', 'subscription_id'],
    [
      uuid('notification_id'),
      uuid('subscription_id'),
      uuid('shop_id'),
      text('state'),
      count('attempts'),
      time('created_at'),
    ],
    { foreignKeys: [to('push_deliveries', 'shop')] },
  ),
  /** Up to when each person was written to in the morning about a shop, on its last such day. */
  table(
    'platform',
    'digests',
    ['user_id', 'shop_id'],
    [uuid('user_id'), uuid('shop_id'), { name: 'day', type: 'date' }, time('until')],
    {
      indexes: [{ name: 'digests_shop_id_idx', columns: ['shop_id'] }],
      foreignKeys: [to('digests', 'user'), to('digests', 'shop')],
    },
  ),
];
