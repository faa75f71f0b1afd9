import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { effectDay } from '../../schema/kit/transitions.ts';
import { lockKinds } from '../../schema/rules/bookLocks.ts';
import { tableName } from '../db/columns.ts';
import { booksLockedUntil } from '../db/settings.ts';
import { snake, type Table } from '../db/table.ts';
import { maybe, table, text, time, to, uuid } from '../db/tableWords.ts';
import type { Row } from '../db/write.ts';
import type { Statement } from '../ports.ts';

/**
 * The locks of a business's books, and how they came about. `registration` is a GSTIN, or the id of a shop that has none. The row with the highest
 * `place` says up to which day the books are locked now; without a day they are open.
 */
export const bookLocks: Table = table(
  'platform',
  'book_locks',
  ['tenant_id', 'registration', 'place'],
  [
    uuid('tenant_id'),
    text('registration'),
    { name: 'place', type: 'integer' },
    text('kind'),
    { name: 'locked_until', type: 'date', ...maybe },
    text('month', maybe),
    { name: 'filed_on', type: 'date', ...maybe },
    text('acknowledgement', maybe),
    text('reason', maybe),
    /** The shop in which a person did it. */
    uuid('shop_id'),
    time('at'),
    uuid('user_id', maybe),
    text('user_name', maybe),
  ],
  {
    appendOnly: { added: null, released: null },
    checks: [
      { name: 'book_locks_kind', condition: `kind in (${lockKinds.map(kind => `'${kind}'`).join(', ')})` },
      { name: 'book_locks_place', condition: 'place > 0' },
    ],
    foreignKeys: [to('book_locks', 'tenant')],
  },
);

/** Keeps the locks of the shop's business as they are until the transaction ends. The database takes no entry and no document into effect without it. */
export const shareBooks: Statement = { text: 'select share_books()', values: [] };

/** Stops with TS400 at the day's field, or with TS409 where the document is taken back, unless the books of its day are open. */
export const openBooksGuards = (
  entity: AnyEntity,
  transition: string,
  shop: string,
  records: readonly string[],
): Statement[] => {
  const day = effectDay(entity, transition);
  if (!day) return [];
  const refusal = entity.series!.takenBy === transition ? { code: 'TS400', detail: `${day}:booksLocked` } : takenBack;
  return [shareBooks, lockedDocuments(entity, day, shop, records, refusal)];
};

/** The same for documents that take effect when they are made. */
export const openBooksAtFirst = (entity: AnyEntity, rows: readonly Row[], at: Date): Statement[] => {
  const day = dayAtFirst(entity);
  if (!day) return [];
  return [
    shareBooks,
    lockedDays(
      [...new Set(rows.map(row => (row[day] as string | null) ?? shopDay(at)))],
      'TS400',
      `${day}:booksLocked`,
    ),
  ];
};

/** The same for the trash, and for another day of a document that has its number already. */
export const openBooksKept = (
  entity: AnyEntity,
  shop: string,
  records: readonly string[],
  changes?: Record<string, unknown>,
): Statement[] => {
  const day = dayAtFirst(entity);
  if (!day) return [];
  if (!changes) return [shareBooks, lockedDocuments(entity, day, shop, records, takenBack)];
  if (typeof changes[day] !== 'string') return [];
  return [
    shareBooks,
    {
      text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])
        and t.${snake(day)} is distinct from $3::date and least(t.${snake(day)}, $3::date) <= ${booksLockedUntil}), 'TS400', $4 || ':' || ${booksLockedUntil})`,
      values: [shop, records, changes[day], `${day}:booksLocked`],
    },
  ];
};

const dayAtFirst = ({ series }: AnyEntity) => (series?.takenBy ? undefined : series?.dated);

type LockRefusal = { code: string; detail: string };
const takenBack: LockRefusal = { code: 'TS409', detail: 'issuedInLockedBooks' };

const lockedDocuments = (
  entity: AnyEntity,
  day: string,
  shop: string,
  records: readonly string[],
  { code, detail }: LockRefusal,
): Statement => ({
  text: `select refuse_unless(not exists (select 1 from ${tableName(entity)} t
    where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(day)} <= ${booksLockedUntil}), $3, $4 || ':' || ${booksLockedUntil})`,
  values: [shop, records, code, detail],
});

/** Stops where the books of one of the days are locked. */
export const lockedDays = (days: readonly string[], code: string, detail: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from unnest($1::date[]) day where day <= ${booksLockedUntil}), $2, $3 || ':' || ${booksLockedUntil})`,
  values: [days, code, detail],
});
