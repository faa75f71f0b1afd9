import type { Table } from '../db/table.ts';
import { count, maybe, strings, table, text, time, to, uuid } from '../db/tableWords.ts';

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
  /**
   * What each device was given, so that it is given nothing twice. By WhatsApp: `number` and from when on it was sent, by the clock of the
   * database, and `price`, in rupees, while that is put aside and neither paid nor given back.
   */
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
      text('number', maybe),
      time('started_at', maybe),
      { name: 'price', type: 'numeric(14,2)', nullable: true },
      time('created_at'),
    ],
    {
      indexes: [
        {
          name: 'push_deliveries_number_idx',
          columns: ['shop_id', 'number', 'started_at'],
          where: 'number is not null',
        },
        { name: 'push_deliveries_unpaid_idx', columns: ['shop_id', 'created_at'], where: `state = 'unpaid'` },
      ],
      foreignKeys: [to('push_deliveries', 'shop')],
    },
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
