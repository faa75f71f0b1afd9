import { ledgerMetals, type LedgerMetal } from '../../schema/rules/ledger.ts';
import { pricedMetals, unitOf } from '../../schema/rules/metals.ts';
import { positionParts, type MetalPosition, type PositionPart } from '../../schema/rules/metalPosition.ts';
import { openSalesOrderStates } from '../../schema/rules/salesOrders.ts';
import type { Result, Statement } from '../ports.ts';
import type { Period } from './period.ts';

type Part = { unit: LedgerMetal; part: PositionPart; fine: number; count: number; accountId: string | null };
type Turned = { unit: LedgerMetal; opening: number; closing: number; sold: number };

const list = (names: readonly string[]) => names.map(name => `'${name}'`).join(', ');
const units = list(ledgerMetals.map(({ id }) => id));
const unitOfLine = `case l.metal ${pricedMetals.map(metal => `when '${metal}' then '${unitOf(metal)}'`).join(' ')} end`;
/** In milligrams, each line rounded once; as in the rate, 999 counts as pure. */
const fineOfLine = 'round(l.net_weight * case when l.fineness >= 999 then 1000 else l.fineness end)';

/** Milligrams of fine metal by where they lie, and what is promised at a rate that was told: of open orders that keep theirs. */
export const positionStatement = (shop: string): Statement => ({
  text: `select coalesce(json_agg(json_build_object('unit', s.unit, 'part', s.part, 'fine', s.fine, 'count', s.count, 'accountId', s.account)), '[]')
    from (select h.unit, h.kind as part, sum(h.fine) as fine, count(*) as count, case when count(*) = 1 then min(h.id::text) end as account
        from (select b.unit, a.kind, a.id, sum(b.debit - b.credit) as fine from ledger_accounts a
            join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit in (${units})
          where a.shop_id = $1 and a.kind in (${list(positionParts)}) group by b.unit, a.kind, a.id having sum(b.debit - b.credit) <> 0) h
        group by h.unit, h.kind
      union all
      select o.unit, 'booked', -sum(o.fine), count(distinct o.id), null from (select d.id, ${unitOfLine} as unit, ${fineOfLine} as fine
          from sales_orders d join sales_orders_lines l on l.shop_id = $1 and l.document_id = d.id
          where d.shop_id = $1 and d.state in (${list(openSalesOrderStates)}) and d.rate_locked and d.deleted_at is null) o
        where o.unit is not null and o.fine > 0 group by o.unit) s`,
  values: [shop],
});

/** Milligrams: what lay in stock before the period and at its end, and what its bills sold less what came back. */
export const turnedStatement = (shop: string, { from, to }: Period): Statement => ({
  text: `with held as (select b.unit, coalesce(sum(b.debit - b.credit) filter (where b.day < $2::date), 0) as opening, sum(b.debit - b.credit) as closing
        from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id and b.unit in (${units}) and b.day <= $3::date
        where a.shop_id = $1 and a.key in ('stock', 'pieces') group by b.unit),
      moved as (select p.unit, p.entry_id, p.amount from ledger_accounts a join ledger_postings p on p.shop_id = $1 and p.to_id = a.id
          and p.day between $2::date and $3::date where a.shop_id = $1 and a.key = 'trade'
        union all
        select p.unit, p.entry_id, -p.amount from ledger_accounts a join ledger_postings p on p.shop_id = $1 and p.from_id = a.id
          and p.day between $2::date and $3::date where a.shop_id = $1 and a.key = 'trade'),
      sold as (select m.unit, sum(m.amount) as sold from moved m join ledger_entries e on e.shop_id = $1 and e.id = m.entry_id
        where e.entity in ('quickBills', 'creditNotes', 'pieces') and m.unit in (${units}) group by m.unit)
    select coalesce(json_agg(json_build_object('unit', u.unit, 'opening', coalesce(h.opening, 0), 'closing', coalesce(h.closing, 0),
      'sold', coalesce(s.sold, 0))), '[]')
    from unnest(array[${units}]) u(unit) left join held h on h.unit = u.unit left join sold s on s.unit = u.unit`,
  values: [shop, from, to],
});

/** What so many milligrams of pure metal are worth, in paise; null without a rate. */
type Worth = (unit: LedgerMetal, fine: number) => number | null;

export const readPosition = (found: Result, turned: Result, period: Period, worth: Worth): MetalPosition => {
  const all = JSON.parse(found.rows[0]![0]!) as Part[];
  const moved = JSON.parse(turned.rows[0]![0]!) as Turned[];
  const inRupees = (unit: LedgerMetal, fine: number) => {
    const paise = worth(unit, Math.abs(fine));
    return paise === null ? null : (Math.sign(fine) * paise) / 100 + 0;
  };
  const metals = ledgerMetals.flatMap(({ id: unit }) => {
    const own = all.filter(part => part.unit === unit);
    const { opening, closing, sold } = moved.find(each => each.unit === unit)!;
    if (!own.length && !sold) return [];
    const net = own.reduce((sum, { fine }) => sum + fine, 0);
    const average = (opening + closing) / 2;
    return {
      unit,
      rate: inRupees(unit, 1_000),
      parts: positionParts.flatMap(part => {
        const held = own.find(each => each.part === part);
        if (!held) return [];
        const { fine, accountId, count } = held;
        return { part, fine: fine / 1_000, worth: inRupees(unit, fine), accountId, count };
      }),
      net: net / 1_000,
      worth: inRupees(unit, net),
      sold: sold / 1_000,
      average: average / 1_000,
      turns: average > 0 ? Math.round((sold / average) * 100) / 100 : null,
    };
  });
  return { ...period, metals };
};
