import { entities } from '../../schema/entities/index.ts';
import { notifications, type Notification } from '../../schema/entities/notifications.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { replySelect } from '../db/select.ts';
import { ofMine } from '../db/statement.ts';
import type { Result, Signal, Statement } from '../ports.ts';
import { heldPermissions } from '../session/statements.ts';

/** What a page may hear now: whose it is, what they hold, and what they were told lately. */
export type Seen = { me: string; held: ReadonlySet<string>; told: Notification[] };

/** More at once would be a flood; the rest is in the list. */
const most = 100;

/** Checks session and membership again. */
export const lookStatements = (shop: string, since: string): Statement[] => [
  { text: `select current_setting('app.user_id', true)`, values: [] },
  heldPermissions,
  {
    text: `select coalesce(json_agg(r), '[]') from (${replySelect(notifications)}
      where t.shop_id = $1${ofMine(notifications)} and t.id > $2::uuid and t.deleted_at is null order by t.id desc limit ${most}) r`,
    values: [shop, since],
  },
];

export const seenIn = (results: readonly Result[]): Seen => {
  const [me, held, told] = results.map(({ rows }) => rows[0]![0]!);
  return {
    me: me!,
    held: new Set(JSON.parse(held!) as string[]),
    told: (JSON.parse(told!) as Notification[]).toReversed(),
  };
};

export const isFor = ({ shop, user }: Signal, here: string, me: string): boolean =>
  (shop === undefined || shop === here) && (user === undefined || user === me);

/** Nobody hears of what they may not list. What is no entity tells nothing by itself. */
export const mayHear = ({ resource, of }: Signal, held: ReadonlySet<string>): boolean => {
  const wanted = (entities as Record<string, AnyEntity>)[of ?? resource]?.permissions.list;
  return !wanted || held.has(wanted) || held.has('system/all');
};
