import type { Liability } from '../../schema/rules/chitReplies.ts';
import { ledgerMetals } from '../../schema/rules/ledger.ts';
import { unitOf } from '../../schema/rules/metals.ts';
import { paise } from '../../schema/rules/piecePriceOf.ts';
import { pureWorth } from '../pieces/pureWorth.ts';
import type { Result, Statement } from '../ports.ts';

type Row = {
  schemeId: string;
  scheme: string;
  kind: 'amount' | 'weight';
  metal: string | null;
  month: string | null;
  members: number;
  paid: number;
  fine: number;
};
type Held = { unit: (typeof ledgerMetals)[number]['id']; held: number };

/** By scheme and month of maturity, in paise and milligrams: as the books have it, since passbooks keep what their accounts hold. */
export const liabilityStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('schemeId', s.id, 'scheme', s.name, 'kind', s.kind, 'metal', s.metal, 'month', o.month,
      'members', o.members, 'paid', o.paid, 'fine', o.fine) order by s.name, o.month), '[]')
    from (select m.scheme_id, date_trunc('month', m.matures_on)::date as month, count(*) as members, (sum(m.balance) * 100)::bigint as paid,
        (coalesce(sum(m.fine_weight), 0) * 1000)::bigint as fine
      from chit_members m where m.shop_id = $1 and m.state = 'active' and m.deleted_at is null group by 1, 2) o
    join chit_schemes s on s.shop_id = $1 and s.id = o.scheme_id`,
  values: [shop],
});

export const heldStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('unit', h.unit, 'held', h.held)), '[]') from (
    select b.unit, sum(b.debit - b.credit) as held from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and a.key in ('stock', 'pieces') and a.deleted_at is null and b.unit <> 'INR' group by b.unit) h`,
  values: [shop],
});

/** `rates`: what holds now. */
export const readLiability = (found: Result, held: Result, rates: Result, at: Date): Liability => {
  const rows = JSON.parse(found.rows[0]![0]!) as Row[];
  const inStock = JSON.parse(held.rows[0]![0]!) as Held[];
  const worthOfFine = pureWorth(rates, at);
  const items = rows.map(({ metal, paid, fine, ...row }) => ({
    ...row,
    unit: row.kind === 'weight' ? unitOf(metal) : null,
    balance: paid / 100,
    fineWeight: fine / 1_000,
    worth: rupees(row.kind === 'weight' ? worthOfFine(metal, fine) : paid),
  }));
  const metals = ledgerMetals.flatMap(({ id }) => {
    const owing = rows.filter(row => row.kind === 'weight' && unitOf(row.metal) === id);
    const fine = owing.reduce((sum, row) => sum + row.fine, 0);
    const holds = inStock.find(({ unit: each }) => each === id)?.held ?? 0;
    if (!owing.length) return [];
    return [{ unit: id, owed: fine / 1_000, held: holds / 1_000, worth: rupees(worthOfFine(owing[0]!.metal, fine)) }];
  });
  return { items, totals: totalOf(items), metals };
};

const totalOf = (items: Liability['items']): Liability['totals'] => ({
  members: items.reduce((sum, { members }) => sum + members, 0),
  balance: items.reduce((sum, { balance }) => sum + paise(balance), 0) / 100,
  fineWeight: items.reduce((sum, { fineWeight }) => sum + Math.round(fineWeight * 1_000), 0) / 1_000,
  worth: items.some(({ worth }) => worth === null)
    ? null
    : items.reduce((sum, { worth }) => sum + paise(worth), 0) / 100,
});

const rupees = (amount: number | null) => (amount === null ? null : amount / 100);
