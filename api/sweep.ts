import { keepPassbooks } from './chits/keepPassbooks.ts';
import { sweepArchives } from './archives/sweep.ts';
import { keptFor } from './crud/export/options.ts';
import { enterAccount, enterJob } from './db/transactionContext.ts';
import { staleParts } from './crud/export/exportRows.ts';
import { sweepFiles } from './recordFiles/discard.ts';
import { stalePictures } from './crud/import/pictures/pictureRows.ts';
import { staleRejects, staleValues } from './crud/import/importRows.ts';
import { firstIdAt, noShop } from './db/statement.ts';
import type { Ports, Statement } from './ports.ts';
import { shopIds } from './shopIds.ts';
import { accessEventDays } from '../schema/rules/accessEvents.ts';
import { notificationDays } from '../schema/rules/notifications.ts';
import { closeSolved } from './serviceRequests/closeSolved.ts';
import { sweepOrderBooks } from './orders/books.ts';
import { sweepParties } from './parties/forgetOther.ts';
import { sweepPayments } from './payments/sweep.ts';
import { keepCustomerSubscriptions } from './customerSubscriptions/sweep.ts';
import { keepSubscriptions } from './subscriptions/sweep.ts';
import { cleanTexts } from './textCleaning/cleanTexts.ts';
import { sweepUploads } from './uploads/sweep.ts';
import { sweepApplications } from './vacancies/sweep.ts';
import { longestWindow } from './session/limits.ts';

const day = 24 * 60 * 60 * 1_000;
/** So few rows at a time that nobody else waits long. */
const slice = 200;
/** Each is a piece of a file. */
const partsAtOnce = 20;
const errorDays = 90;
const pendingDays = 30;
/** Looked up at a time: a look reads the whole table. */
const look = 50 * slice;

/** Rows whose `moment` is not after `before`. */
type Stale = { table: string; key: string; type?: 'text' | 'uuid'; moment: string; before: number };

/** Removes everything that no longer counts: ended sessions, spent links, old attempts, kept replies, old notifications, told or pending, errors, who came in and was refused, applications for what has long ended, persons whom no law asks documents to name any longer, uploads that nobody goes on with, files that were removed or that nobody fetches any more. What is told by the clock alone is told, too. Stops between two slices when told to. */
export const sweep = async (ports: Ports, signal?: AbortSignal): Promise<void> => {
  const now = ports.clock.now().getTime();
  const expired = { moment: 'expires_at', before: now };
  const platform: Stale[] = [
    { table: 'sessions', key: 'token_digest', ...expired },
    { table: 'tickets', key: 'token_digest', ...expired },
    { table: 'account_links', key: 'id', type: 'uuid', ...expired },
    { table: 'nonces', key: 'digest', ...expired },
    { table: 'push_deliveries', key: 'notification_id', type: 'uuid', moment: 'created_at', before: now - 7 * day },
    // Told again for a day at most.
    { table: 'payment_events', key: 'id', moment: 'at', before: now - 30 * day },
    // The books are open for at most a financial year after its end.
    { table: 'cash_of_days', key: 'digest', moment: 'day', before: now - 2 * 366 * day },
    { table: 'attempts', key: 'id', type: 'uuid', moment: 'at', before: now - longestWindow() },
  ];
  for (const stale of platform) await sweepTable(ports, stale, signal);
  if (signal?.aborted) return;
  await ports.database.batch([enterAccount, devicesLeft]);
  await sweepApplications(ports, now, signal);
  await sweepPayments(ports, now, signal);
  await sweepOrderBooks(ports, now, signal);
  for (const shop of [noShop, ...(await shopIds(ports))]) {
    if (signal?.aborted) return;
    await sweepShop(ports, shop, now, signal);
    if (shop !== noShop) {
      await closeSolved(ports, shop, now);
      await keepPassbooks(ports, shop, now, signal);
      await keepSubscriptions(ports, shop, now);
      await keepCustomerSubscriptions(ports, shop, now, signal);
      await cleanTexts(ports, shop, signal);
      await sweepParties(ports, shop, now, signal);
    }
    await sweepFiles(ports, shop, new Date(now - day), signal);
    await sweepUploads(ports, shop, now, signal);
    await sweepArchives(ports, shop, now, signal);
  }
};

const sweepTable = async (
  { database }: Ports,
  { table, key, type = 'text', moment, before }: Stale,
  signal?: AbortSignal,
) => {
  const since = new Date(before).toISOString();
  const find = `select ${key} from ${table} where ${moment} <= $1::timestamptz limit ${look}`;
  const drop = `delete from ${table} where ${key} = any($1::${type}[])`;
  let found = look;
  while (found === look && !signal?.aborted) {
    const [, rows] = await database.batch([enterAccount, { text: find, values: [since] }]);
    found = rows!.count;
    const keys = rows!.rows.map(([value]) => value!);
    for (let at = 0; at < keys.length && !signal?.aborted; at += slice)
      await database.batch([enterAccount, { text: drop, values: [keys.slice(at, at + slice)] }]);
  }
};

/** Nobody is signed in there any more. */
const devicesLeft: Statement = {
  text: 'delete from push_subscriptions p where not exists (select 1 from sessions s where s.id = p.session_id)',
  values: [],
};

const oldReplies = (shop: string, before: Date): Statement => ({
  text: `delete from replies where shop_id = $1 and (user_id, path, key) in (
      select user_id, path, key from replies where shop_id = $1 and at <= $2::timestamptz limit ${slice})`,
  values: [shop, before.toISOString()],
});

/** Everybody's: the server's own jobs work for nobody. */
const oldNotifications = (shop: string, before: Date): Statement => ({
  text: `delete from notifications where shop_id = $1 and id in (
    select id from notifications where shop_id = $1 and created_at <= $2::timestamptz limit ${slice})`,
  values: [shop, before.toISOString()],
});

/** Of records that nobody took out of the trash. */
const oldPending = (shop: string, before: Date): Statement => ({
  text: `delete from pending_notifications where shop_id = $1 and (user_id, kind, record_id) in (
    select user_id, kind, record_id from pending_notifications where shop_id = $1 and at <= $2::timestamptz limit ${slice})`,
  values: [shop, before.toISOString()],
});

const oldErrors = (shop: string, before: Date): Statement => ({
  text: `delete from error_logs where shop_id = $1 and id in (
    select id from error_logs where shop_id = $1 and id < $2::uuid limit ${slice})`,
  values: [shop, firstIdAt(before)],
});

const oldAccesses = (shop: string, before: Date): Statement => ({
  text: `delete from access_events where shop_id = $1 and id in (
    select id from access_events where shop_id = $1 and id < $2::uuid limit ${slice})`,
  values: [shop, firstIdAt(before)],
});

/** A slice of each in one transaction, and again while there was as much of one as fits. */
const sweepShop = async ({ database }: Ports, shop: string, now: number, signal?: AbortSignal) => {
  const before = (milliseconds: number) => new Date(now - milliseconds);
  const drops: [Statement, most: number][] = [
    [oldReplies(shop, before(day)), slice],
    [oldNotifications(shop, before(notificationDays * day)), slice],
    [oldPending(shop, before(pendingDays * day)), slice],
    [staleParts(shop, before(keptFor), partsAtOnce), partsAtOnce],
    [staleValues(shop, before(30 * day), slice), slice],
    [staleRejects(shop, before(30 * day), slice), slice],
    [stalePictures(shop, before(30 * day), slice), slice],
    [oldErrors(shop, before(errorDays * day)), slice],
    [oldAccesses(shop, before(accessEventDays * day)), slice],
  ];
  let isLeft = true;
  while (isLeft && !signal?.aborted) {
    const [, ...gone] = await database.batch([enterJob(shop, null), ...drops.map(([drop]) => drop)]);
    isLeft = drops.some(([, most], i) => gone[i]!.count === most);
  }
};
