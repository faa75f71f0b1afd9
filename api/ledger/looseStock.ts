import { ledgerMetals } from '../../schema/rules/ledger.ts';
import type { LooseStock } from '../../schema/rules/shortReason.ts';
import type { Statement } from '../ports.ts';

const metals = ledgerMetals.map(({ id }) => `'${id}'`).join(', ');

/** SQL: true where metal of a unit came into an account otherwise than with goods that customers brought back. */
export const wasEntered = (account: string, unit: string) => `exists (select 1 from ledger_postings p
    join ledger_entries e on e.shop_id = $1 and e.id = p.entry_id
    where p.shop_id = $1 and p.to_id = ${account} and p.unit = ${unit} and coalesce(e.entity, '') <> 'creditNotes')`;

/** As JSON in the shape `looseStock`. */
export const looseStockStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('unit', s.unit, 'fine', s.fine) order by s.unit), '[]')
    from (select a.id, b.unit, sum(b.debit - b.credit) as fine from ledger_accounts a
      join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit in (${metals})
      where a.shop_id = $1 and a.key = 'stock' and a.deleted_at is null group by a.id, b.unit) s
    where ${wasEntered('s.id', 's.unit')}`,
  values: [shop],
});

export const readLooseStock = (rows: readonly (readonly (string | null)[])[]): LooseStock => ({
  metals: JSON.parse(rows[0]![0]!) as LooseStock['metals'],
});
