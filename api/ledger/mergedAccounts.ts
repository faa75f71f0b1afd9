import { shopDay } from '../../schema/kit/shopDay.ts';
import { accountOf, partyKinds, type AccountKind, type LedgerUnit } from '../../schema/rules/ledger.ts';
import type { Merge } from '../hooks/hooks.ts';
import type { Ids, Statement } from '../ports.ts';
import { postStatements, type NewPosting } from './post.ts';

/**
 * Where several people become one: what the accounts of the others hold goes over to those of the one that stays, by an entry of today that
 * belongs to the merge.
 */
export const closeAccounts = (
  shop: string,
  { id: merge, into, others }: Merge,
  { at, ids }: { at: Date; ids: Ids },
): Statement => ({
  text: `select a.id, a.kind, b.unit, sum(b.debit - b.credit)::text, ${names}
    from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and a.key = any($2::text[]) and a.deleted_at is null group by a.id, a.kind, b.unit having sum(b.debit - b.credit) <> 0 order by a.id, b.unit`,
  values: [shop, partyKinds.flatMap(({ id }) => others.map(other => `${id}:${other}`)), into, others],
  next: ({ rows }) => {
    if (!rows.length) return [];
    const postings = rows.map(([id, kind, unit, held]): NewPosting => {
      const [old, kept] = [{ id: id! }, accountOf(kind as AccountKind, into)];
      const balance = BigInt(held!);
      const [from, to] = balance > 0n ? [old, kept] : [kept, old];
      return { from, to, unit: unit as LedgerUnit, amount: balance < 0n ? -balance : balance };
    });
    const entry = { entity: null, recordId: merge, tillId: null, reversesId: null, note: rows[0]![4]!, postings };
    return postStatements(shop, [{ ...entry, id: ids.next(), day: shopDay(at) }], { at, ids });
  },
});

/** `Asha K → Asha Kulkarni` */
const names = `(select string_agg(c.name, ', ' order by c.name) from contacts c where c.shop_id = $1 and c.id = any($4::uuid[]))
  || ' → ' || (select c.name from contacts c where c.shop_id = $1 and c.id = $3::uuid)`;
