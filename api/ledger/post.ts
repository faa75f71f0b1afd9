import { accountKinds, type AccountKey, type LedgerUnit } from '../../schema/rules/ledger.ts';
import { noShop } from '../db/statement.ts';
import { who } from '../db/settings.ts';
import { lockedDays, shareBooks } from './bookLocks.ts';
import type { Ids, Statement } from '../ports.ts';

/** A movement of an entry, and which posting it reverses. */
export type NewPosting = {
  from: AccountKey;
  to: AccountKey;
  unit: LedgerUnit;
  amount: bigint;
  reverses?: { entryId: string; position: number };
};

/** What is written once and stays. `recordId`: the document that it belongs to. */
export type NewEntry = {
  id: string;
  /** `YYYY-MM-DD` */
  day: string;
  entity: string | null;
  recordId: string | null;
  tillId: string | null;
  reversesId: string | null;
  note: string | null;
  postings: readonly NewPosting[];
};

/**
 * Writes entries into the books, at the end of a transaction, since others who move the same accounts wait from the balances on. In
 * this order, so that no two wait for each other in a circle: the days, the accounts that there are not yet, entries, postings, what
 * is reversed, balances by account.
 */
export const postStatements = (
  shop: string,
  entries: readonly NewEntry[],
  { at, ids }: { at: Date; ids: Ids },
): Statement[] => {
  if (!entries.length) return [];
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  const rows = entries.flatMap(postingRows);
  const moment = at.toISOString();
  const reversed = rows.filter(({ reverses_id }) => reverses_id);
  return [
    shareBooks,
    lockedDays(days, 'TS409', 'entryInLockedBooks'),
    openDays(shop, days, ids, moment),
    refuseClosed(shop, days),
    ...newAccounts(shop, rows, ids, moment),
    { text: entriesText, values: [shop, JSON.stringify(entries.map(entryRow)), moment] },
    { text: postingsText, values: [shop, JSON.stringify(rows)] },
    ...(reversed.length ? reversals(shop, reversed) : []),
    { text: balancesText, values: [shop, JSON.stringify(rows)] },
  ];
};

const entryRow = ({ id, day, entity, recordId, tillId, reversesId, note, postings }: NewEntry) => ({
  id,
  day,
  postings: postings.length,
  entity,
  record_id: recordId,
  till_id: tillId,
  reverses_id: reversesId,
  note,
});

const postingRows = ({ id, day, tillId, postings }: NewEntry) =>
  postings.map(({ from, to, unit, amount, reverses }, i) => ({
    entry_id: id,
    position: i + 1,
    postings: postings.length,
    day,
    till_id: tillId ?? noShop,
    ...sideOf('from', from),
    ...sideOf('to', to),
    unit,
    amount: String(amount),
    reverses_id: reverses?.entryId ?? null,
    reverses_position: reverses?.position ?? null,
  }));
type PostingRow = ReturnType<typeof postingRows>[number];

const sideOf = <S extends 'from' | 'to'>(side: S, key: AccountKey) =>
  (typeof key === 'string' ? { [`${side}_key`]: key } : { [`${side}_id`]: key.id }) as {
    [K in `${S}_key` | `${S}_id`]?: string;
  };

/** The first entry of a day opens it. */
const openDays = (shop: string, days: readonly string[], ids: Ids, moment: string): Statement => ({
  text: `insert into business_days (shop_id, id, day, state, created_at, updated_at)
    select $1, r.id, r.day, 'open', $3::timestamptz, $3::timestamptz from json_to_recordset($2::json) as r(id uuid, day date) order by r.day
    on conflict do nothing returning 1`,
  values: [shop, JSON.stringify(days.map(day => ({ id: ids.next(), day }))), moment],
});

/** Waits for whoever is closing one of them. The database refuses a closed day by itself; this says so in words. */
const refuseClosed = (shop: string, days: readonly string[]): Statement => ({
  text: `select refuse_unless((select count(*) from (select 1 from business_days d where d.shop_id = $1 and d.day = any($2::date[]) and d.state = 'open'
    order by d.day for key share) o) = $3::integer, 'TS409', 'dayClosed')`,
  values: [shop, days, days.length],
});

/** Accounts that are one for each come into being with their first movement. */
const newAccounts = (shop: string, rows: readonly PostingRow[], ids: Ids, moment: string): Statement[] => {
  const keys = [
    ...new Set(rows.flatMap(({ from_key, to_key }) => [from_key, to_key]).filter(key => key !== undefined)),
  ];
  if (!keys.length) return [];
  const accounts = keys.sort().map(key => {
    const [kind = '', whose = null] = key.split(':');
    const { name, of = null } = accountKinds.find(({ id }) => id === kind)! as { name: string; of?: string };
    return { id: ids.next(), key, kind, name, [`${of}_id`]: whose };
  });
  return [
    {
      text: `insert into ledger_accounts (shop_id, id, name, kind, contact_id, till_id, member_id, key, created_at, updated_at)
        select $1, r.id, coalesce(c.name, t.name, m.number, r.name), r.kind, r.contact_id, r.till_id, r.member_id, r.key, $3::timestamptz, $3::timestamptz
        from json_to_recordset($2::json) as r(id uuid, key text, kind text, name text, contact_id uuid, till_id uuid, member_id uuid)
        left join contacts c on c.shop_id = $1 and c.id = r.contact_id
        left join tills t on t.shop_id = $1 and t.id = r.till_id
        left join chit_members m on m.shop_id = $1 and m.id = r.member_id
        order by r.key on conflict do nothing returning 1`,
      values: [shop, JSON.stringify(accounts), moment],
    },
  ];
};

const entriesText = `insert into ledger_entries (shop_id, id, day, open_day, postings, entity, record_id, till_id, reverses_id, note, at, user_id, user_name)
  select $1, r.id, r.day, r.day, r.postings, r.entity, r.record_id, r.till_id, r.reverses_id, r.note, $3::timestamptz, ${who}
  from json_to_recordset($2::json) as r(id uuid, day date, postings smallint, entity text, record_id uuid, till_id uuid, reverses_id uuid, note text)
  returning 1`;

const accountId = (side: 'from' | 'to') =>
  `coalesce(r.${side}_id, (select a.id from ledger_accounts a where a.shop_id = $1 and a.key = r.${side}_key and a.deleted_at is null))`;

const postingsGiven = `json_to_recordset($2::json) as r(entry_id uuid, position smallint, postings smallint, day date, till_id uuid, from_id uuid, from_key text,
    to_id uuid, to_key text, unit text, amount bigint, reverses_id uuid, reverses_position smallint)`;

const postingsText = `insert into ledger_postings (shop_id, entry_id, position, postings, day, from_id, to_id, unit, amount, reverses_id, reverses_position)
  select $1, r.entry_id, r.position, r.postings, r.day, ${accountId('from')}, ${accountId('to')}, r.unit, r.amount, r.reverses_id, r.reverses_position
  from ${postingsGiven} returning 1`;

/** Each reversed posting's row is locked before it is asked how much of it is left. */
const reversals = (shop: string, rows: readonly PostingRow[]): Statement[] => {
  const parts = JSON.stringify(
    rows.map(({ reverses_id, reverses_position, amount }) => ({
      id: reverses_id,
      position: reverses_position,
      amount,
    })),
  );
  const given = `(select g.id, g.position, sum(g.amount) as amount from json_to_recordset($2::json) as g(id uuid, position smallint, amount bigint)
    group by g.id, g.position)`;
  return [
    {
      text: `insert into ledger_reversed as v (shop_id, entry_id, position, posted, reversed)
        select $1, p.entry_id, p.position, p.amount, 0 from ${given} r
        join ledger_postings p on p.shop_id = $1 and p.entry_id = r.id and p.position = r.position
        order by p.entry_id, p.position on conflict (shop_id, entry_id, position) do update set reversed = v.reversed returning 1`,
      values: [shop, parts],
    },
    {
      text: `select refuse_unless(not exists (select 1 from ${given} r left join ledger_reversed v on v.shop_id = $1 and v.entry_id = r.id and v.position = r.position
        where v.entry_id is null or v.reversed + r.amount > v.posted), 'TS409', 'reversedMore')`,
      values: [shop, parts],
    },
    {
      text: `update ledger_reversed v set reversed = v.reversed + r.amount from ${given} r
        where v.shop_id = $1 and v.entry_id = r.id and v.position = r.position`,
      values: [shop, parts],
    },
  ];
};

/** By what was given, since a plan that reads new postings back was made while there were none. */
const balancesText = `insert into ledger_balances as b (shop_id, account_id, unit, day, till_id, debit, credit, postings)
  select $1, m.account_id, m.unit, m.day, m.till_id, sum(m.debit), sum(m.credit), count(*) from (
    select ${accountId('to')} as account_id, r.unit, r.day, r.till_id, r.amount as debit, 0 as credit from ${postingsGiven}
    union all
    select ${accountId('from')}, r.unit, r.day, r.till_id, 0, r.amount from ${postingsGiven}) m
  group by m.account_id, m.unit, m.day, m.till_id order by m.account_id, m.unit, m.day, m.till_id
  on conflict (shop_id, account_id, unit, day, till_id) do update set debit = b.debit + excluded.debit, credit = b.credit + excluded.credit, postings = b.postings + excluded.postings returning 1`;
