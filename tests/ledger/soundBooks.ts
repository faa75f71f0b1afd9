import type { TestEngine } from '../support/testDatabase.ts';

type Found = Record<string, unknown>;
export type Questions = Record<string, (shop: string) => string>;

/** The documents that keep the books in the proofs by kills. */
export const bookDocuments = ['vouchers', 'purchases', 'karigar_issues', 'karigar_receipts', 'quick_bills'];

/**
 * What is wrong with the books of a shop: documents without their whole entry or with a second one, numbers that are missing, balances that
 * the postings do not tell, units that do not come to nought, pieces that the books do not hold.
 */
export const wrongIn = async (
  { sql }: Pick<TestEngine, 'sql'>,
  shop: string,
  documents: readonly string[] = bookDocuments,
  more: Questions = {},
): Promise<Record<string, Found[]>> => {
  const found = await Promise.all(
    Object.entries({ ...questionsOf(documents), ...more }).map(
      async ([name, question]) => [name, await sql(question(shop))] as const,
    ),
  );
  return Object.fromEntries(found.filter(([, rows]) => rows.length));
};

/** Of each of these breaks by SQL, by itself, what is seen to be wrong. */
export const seenOf = async (
  { owner }: Pick<TestEngine, 'owner'>,
  breaks: Readonly<Record<string, string>>,
  wrong: (world: Pick<TestEngine, 'sql'>) => Promise<Record<string, Found[]>>,
): Promise<Record<string, string[]>> => {
  const client = await owner.connect();
  const seen: Record<string, string[]> = {};
  for (const [name, text] of Object.entries(breaks)) {
    await client.query('begin; set local session_replication_role = replica');
    await client.query(text);
    seen[name] = Object.keys(await wrong({ sql: async asked => (await client.query(asked)).rows }));
    await client.query('rollback');
  }
  client.release();
  return seen;
};

const unionOf = (documents: readonly string[], shop: string) =>
  documents
    .map(entity => `select '${entity}' as entity, id, state, number from ${entity} where shop_id = '${shop}'`)
    .join(' union all ');

const questionsOf = (entities: readonly string[]): Questions => ({
  documents: shop => `select * from (select d.entity, d.id, d.state, d.number,
      (select count(*) from ledger_entries e where e.shop_id = '${shop}' and e.record_id = d.id and e.reverses_id is null)::integer as written,
      (select count(*) from ledger_entries e where e.shop_id = '${shop}' and e.record_id = d.id and e.reverses_id is not null)::integer as reversed
      from (${unionOf(entities, shop)}) d) d
    where (d.written, d.reversed, d.number is not null) is distinct from (case d.state when 'draft' then 0 else 1 end,
      case d.state when 'cancelled' then 1 else 0 end, d.state <> 'draft')`,
  halves: shop => `select e.id from ledger_entries e where e.shop_id = '${shop}'
    and e.postings <> (select count(*) from ledger_postings p where p.shop_id = '${shop}' and p.entry_id = e.id)`,
  numbers: shop => `select d.entity, count(*)::integer as count, max(right(d.number, 4)::integer) as last
    from (${unionOf(entities, shop)}) d where d.number is not null group by d.entity
    having count(*) <> max(right(d.number, 4)::integer) or count(distinct d.number) <> count(*)`,
  balances: shop => `with told as (
      select account_id, unit, day, till_id, sum(debit) as debit, sum(credit) as credit, count(*) as postings from (
        select p.to_id as account_id, p.unit, p.day, coalesce(e.till_id, '00000000-0000-0000-0000-000000000000') as till_id, p.amount as debit, 0 as credit
        from ledger_postings p join ledger_entries e on e.shop_id = p.shop_id and e.id = p.entry_id where p.shop_id = '${shop}'
        union all select p.from_id, p.unit, p.day, coalesce(e.till_id, '00000000-0000-0000-0000-000000000000'), 0, p.amount
        from ledger_postings p join ledger_entries e on e.shop_id = p.shop_id and e.id = p.entry_id where p.shop_id = '${shop}') m
      group by 1, 2, 3, 4)
    select * from told t full join (select * from ledger_balances where shop_id = '${shop}') b using (account_id, unit, day, till_id)
    where (t.debit, t.credit, t.postings) is distinct from (b.debit, b.credit, b.postings)`,
  units: shop =>
    `select unit, sum(debit - credit) as left from ledger_balances where shop_id = '${shop}' group by unit having sum(debit - credit) <> 0`,
  pieces: shop => `select held, weighed from (select
      (select coalesce(sum(b.debit - b.credit), 0) from ledger_balances b join ledger_accounts a on a.shop_id = b.shop_id and a.id = b.account_id
        where b.shop_id = '${shop}' and a.kind = 'pieces' and b.unit = 'AU') as held,
      (select coalesce(sum(p.fine_weight), 0) * 1000 from pieces p where p.shop_id = '${shop}' and p.metal = 'gold' and p.deleted_at is null
        and p.state not in ('sold', 'melted', 'inTransit', 'transferred')) as weighed) s where held <> weighed`,
});
