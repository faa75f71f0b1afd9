import { shopZone } from '../../schema/kit/shopDay.ts';

/** The shop of the transaction, or null outside of one. */
export const currentShop = `nullif(current_setting('app.shop_id', true), '')::uuid`;

/** The person of the transaction, or null where the server works for nobody in particular. */
export const currentUser = `nullif(current_setting('app.user_id', true), '')::uuid`;

export const nameOfCaller = `nullif(current_setting('app.user_name', true), '')`;

/** Of the person of the transaction: id and name. */
export const who = `${currentUser}, ${nameOfCaller}`;

/** Of a moment: as the clocks of the shops show it. */
export const inIndia = `at time zone '${shopZone}'`;

/** The record that whoever is at the desk has before them. */
export const deskRecord = `nullif(current_setting('app.desk', true), '')::uuid`;

/** Whether the person of the transaction holds this in its shop, or came in by what opens all of it: asked once for a statement. */
export const seesAll = (permission: string) => `(select my_permissions() && array['${permission}', 'system/all'])`;

/** The support access by which the person of the transaction entered the shop, or null. */
export const supportAccess = `nullif(current_setting('app.support_id', true), '')::uuid`;

const booksLock = `current_setting('app.books_lock', true)`;

/** The last day up to which the books of the transaction's shop are locked, once the transaction has shared the lock; null before. */
export const booksLockedUntil = `nullif(split_part(${booksLock}, ' ', 2), '')::date`;

/** True where the day of a row lies in open books. A document without a day takes effect today. False in a transaction that has not shared the lock. */
export const inOpenBooks = (day: string): string =>
  `coalesce(${day} is null or (${day} > ${booksLockedUntil} and split_part(${booksLock}, ' ', 1) = shop_id::text), false)`;
