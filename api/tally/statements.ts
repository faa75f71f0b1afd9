import { documentJoins, numberOfDocument } from '../ledger/documentNumbers.ts';
import type { Period } from '../ledger/period.ts';
import type { Statement } from '../ports.ts';

/** The last entry of the part before. */
export type Reached = { day: string; id: string };

/** Every account that ever was, in the order in which they came about: those that come later stand behind. */
export const accountsStatement = (shop: string): Statement => ({
  text: `select json_build_object('id', a.id, 'name', a.name, 'kind', a.kind) from ledger_accounts a where a.shop_id = $1 order by a.id`,
  values: [shop],
});

/** Paise that these accounts held before a day, a debit above nought. */
export const openingsStatement = (shop: string, from: string, accounts: readonly string[]): Statement => ({
  text: `select json_build_array(b.account_id, sum(b.debit - b.credit)) from ledger_balances b
    where b.shop_id = $1 and b.day < $2::date and b.unit = 'INR' and b.account_id = any($3::uuid[]) group by b.account_id`,
  values: [shop, from, accounts],
});

/** Entries of the period behind one, each with what it moved in rupees. */
export const entriesStatement = (
  shop: string,
  { from, to }: Period,
  { after, size }: { after: Reached | null; size: number },
): Statement => ({
  text: `select json_build_object('id', e.id, 'day', e.day, 'entity', e.entity, 'kind', v.kind, 'isReversal', e.reverses_id is not null, 'number', ${numberOfDocument},
      'note', e.note, 'party', (select json_build_object('name', p.name, 'gstin', p.gstin) from document_parties p
        where p.shop_id = $1 and p.record_id = e.record_id and p.entity = e.entity and p.name is not null), 'postings', (select coalesce(json_agg(json_build_object('from', p.from_id, 'to', p.to_id, 'amount', p.amount) order by p.position), '[]')
        from ledger_postings p where p.shop_id = $1 and p.entry_id = e.id and p.unit = 'INR'))
    from (select x.* from ledger_entries x where x.shop_id = $1 and x.day between $2::date and $3::date
      and ($4::date is null or (x.day, x.id) > ($4::date, $5::uuid)) order by x.day, x.id limit $6::integer) e
    left join vouchers v on v.shop_id = $1 and v.id = e.record_id and e.entity = 'vouchers' ${documentJoins} order by e.day, e.id`,
  values: [shop, from, to, after?.day ?? null, after?.id ?? null, size],
});

export const companyStatement = (shop: string): Statement => ({
  text: `select s.name from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

export const entryCount = (shop: string, { from, to }: Period): Statement => ({
  text: `select count(*)::text from ledger_entries e where e.shop_id = $1 and e.day between $2::date and $3::date`,
  values: [shop, from, to],
});
