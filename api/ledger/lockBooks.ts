import { conflict, invalid, notOneOf, Refusal } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import type { Permission } from '../../schema/permissions.ts';
import type { lockKinds } from '../../schema/rules/bookLocks.ts';
import { say } from '../../schema/words/said.ts';
import { lockNames } from '../db/locks.ts';
import { heldBy } from '../db/memberships.ts';
import { currentUser, who } from '../db/settings.ts';
import { enterAccount, goOnIn } from '../db/transactionContext.ts';
import type { Result, Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

type Change = {
  kind: (typeof lockKinds)[number];
  until: string | null;
  month?: string;
  filedOn?: string;
  acknowledgement?: string;
  reason?: string;
};

/** The GSTINs of the shop, today's and those on its documents, and its own id. The registration of today comes first. */
const registrationsOf = (shop: string): Statement => ({
  text: `select coalesce(s.gstin, s.id::text) from shops s where s.shop_id = $1 and s.id = $1
    union all select s.id::text from shops s where s.shop_id = $1 and s.id = $1 and s.gstin is not null
    union all select distinct v.gstin from supplier_versions v where v.shop_id = $1 and v.gstin is not null`,
  values: [shop],
});

const readRegistrations = ({ rows }: Result) => [...new Set(rows.map(([registration]) => registration!))];

/** The shops under a registration, and whether the person holds the permission in each. For `enterAccount`. */
const shopsUnder = (shop: string, registration: string, permission: Permission): Statement => ({
  text: `select json_build_object('id', s.id, 'name', s.name, 'tenant', m.tenant_id, 'may', s.id = m.id or exists (
      select 1 from memberships p where p.shop_id = s.id and p.user_id = ${currentUser} and $3 = any (${heldBy('p')})))
    from shops m join shops s on s.tenant_id = m.tenant_id and (s.id = m.id or s.gstin = $2)
    where m.id = $1 and s.deleted_at is null order by lower(s.name), s.id`,
  values: [shop, registration, permission],
});

type ShopUnder = { id: string; name: string; tenant: string; may: boolean };
const readShops = ({ rows }: Result) => rows.map(([json]) => JSON.parse(json!) as ShopUnder);

const lastLock = (tenant: string, registration: string): Statement => ({
  text: `select l.locked_until from book_locks l where l.tenant_id = $1 and l.registration = $2 order by l.place desc limit 1`,
  values: [tenant, registration],
});

/** Changes a lock alone: everybody who writes into the books of the business waits, and is waited for. `judge` says what becomes of the lock, or throws. */
export const changeLock = async (
  { shop, at }: RequestContext,
  run: Run,
  { wanted, permission }: { wanted: string | null | undefined; permission: Permission },
  judge: (lockedUntil: string | null) => Change,
): Promise<void> => {
  const [found] = await run([registrationsOf(shop)]);
  const registrations = readRegistrations(found!);
  const registration = wanted || registrations[0]!;
  if (!registrations.includes(registration)) throw notOneOf('registration', registrations);
  const [, under] = await run([enterAccount, shopsUnder(shop, registration, permission)]);
  const shops = readShops(under!);
  const closed = shops.filter(({ may }) => !may).map(({ name }) => name);
  if (closed.length) throw new Refusal(403, say('booksOfOtherShops', { shops: closed.join(', ') }));
  const { tenant } = shops[0]!;
  const [, last] = await run([lockNames([`books ${tenant}`]), lastLock(tenant, registration)]);
  const lockedUntil = last!.rows[0]?.[0] ?? null;
  const { kind, until, month, filedOn, acknowledgement, reason } = judge(lockedUntil);
  await run([
    {
      text: `insert into book_locks (tenant_id, registration, place, kind, locked_until, month, filed_on, acknowledgement, reason, shop_id, at, user_id, user_name)
        select $1, $2, coalesce((select max(l.place) from book_locks l where l.tenant_id = $1 and l.registration = $2), 0) + 1,
          $3, $4::date, $5, $6::date, $7, $8, $9, $10::timestamptz, ${who}`,
      values: [
        tenant,
        registration,
        kind,
        until,
        month ?? null,
        filedOn ?? null,
        acknowledgement ?? null,
        reason ?? null,
        shop,
        at.toISOString(),
      ],
    },
    goOnIn(shop),
  ]);
};

/** Today stays open: mistakes are mended by a document of today. */
export const pastDay = (field: string, day: string, at: Date): string => {
  if (day >= shopDay(at)) throw invalid({ [field]: say('lockPastDays') });
  return day;
};

/** The later of two days. A return that is filed late does not open the books. */
export const laterDay = (one: string | null, other: string): string => (one && one > other ? one : other);

export const lockFurther = (lockedUntil: string | null, until: string): string => {
  if (lockedUntil && until <= lockedUntil)
    throw invalid({ until: say('alreadyLocked', { until: { day: lockedUntil } }) });
  return until;
};

export const lockLess = (lockedUntil: string | null, until: string | null | undefined): string | null => {
  if (!lockedUntil) throw conflict(say('booksNotLocked'));
  if (until && until >= lockedUntil) throw invalid({ until: say('unlockLess', { until: { day: lockedUntil } }) });
  return until ?? null;
};

/** Returns the locks of the shop as JSON, in the shape `bookLocksShape`. */
export const readLocks = async (shop: string, run: Run): Promise<string> => {
  const [found] = await run([registrationsOf(shop)]);
  const registrations = readRegistrations(found!);
  const [, text] = await run([enterAccount, locksText(shop, registrations), goOnIn(shop)]);
  return text!.rows[0]![0]!;
};

const gstinOf = (row: string) => `nullif(${row}.registration, $1::text)`;

const locksText = (shop: string, registrations: readonly string[]): Statement => ({
  text: `with own as (select s.tenant_id from shops s where s.id = $1::uuid),
    events as materialized (select l.*, s.name as shop_name, l.place = max(l.place) over (partition by l.registration) as is_last
      from book_locks l join own on own.tenant_id = l.tenant_id join shops s on s.id = l.shop_id where l.registration = any($2::text[])),
    locks as (select e.registration, ${gstinOf('e')} as gstin, e.locked_until from events e where e.is_last and e.locked_until is not null)
    select json_build_object(
      'lockedUntil', (select max(l.locked_until) from locks l),
      'registration', ($2::text[])[1],
      'shops', (select json_agg(json_build_object('id', s.id, 'name', s.name) order by lower(s.name), s.id)
        from shops s join own on own.tenant_id = s.tenant_id
        where s.deleted_at is null and (s.id = $1::uuid or s.gstin = ($2::text[])[1])),
      'locks', (select coalesce(json_agg(json_build_object('registration', l.registration, 'gstin', l.gstin, 'lockedUntil', l.locked_until)
        order by l.locked_until desc, l.registration), '[]') from locks l),
      'events', (select coalesce(json_agg(json_build_object('kind', e.kind, 'gstin', ${gstinOf('e')}, 'lockedUntil', e.locked_until, 'month', e.month,
          'filedOn', e.filed_on, 'acknowledgement', e.acknowledgement, 'reason', e.reason, 'at', e.at, 'userName', e.user_name, 'shopName', e.shop_name)
        order by e.at desc, e.place desc), '[]') from (select * from events order by at desc, place desc limit 100) e))`,
  values: [shop, registrations],
});
