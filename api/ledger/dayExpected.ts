import { slipWays } from '../../schema/rules/businessDays.ts';
import { trayStates } from '../../schema/rules/stockTakes.ts';
import { isLive } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import { readable } from './figures.ts';

const inWords = (values: readonly string[]) => values.map(value => `'${value}'`).join(', ');

/** Of the stock by weight metal and stones are weighed; all else is counted in rupees. */
const counted = (unit: string) => `a.kind in (${inWords(['cash', 'stock', ...slipWays.map(({ id }) => id)])})
  and (a.kind = 'stock') = (${unit} <> 'INR')`;

/** What each account held at the end of the day `d`, less what countings of this day corrected; every till, whether or not it was used yet. */
const books = `select h.key, min(h.name) as name, h.unit, sum(h.amount) as amount from (
    select a.key, case when a.till_id is not null then a.name end as name, b.unit, b.debit - b.credit as amount
    from ledger_accounts a join ledger_balances b on b.shop_id = $1 and b.account_id = a.id
    where a.shop_id = $1 and ${counted('b.unit')} and b.day <= d.day
    union all
    select a.key, null, p.unit, case when p.to_id = a.id then -p.amount else p.amount end
    from ledger_entries e join ledger_postings p on p.shop_id = $1 and p.entry_id = e.id
    join ledger_accounts a on a.shop_id = $1 and a.id in (p.from_id, p.to_id)
    where e.shop_id = $1 and e.record_id = d.id and ${counted('p.unit')}
    union all
    select 'cash:' || t.id, t.name, 'INR', 0 from tills t where t.shop_id = $1 and ${isLive('t')}
  ) h group by h.key, h.unit having sum(h.amount) <> 0 or h.key like 'cash:%'`;

const trays = `select min(p.tray) as tray, count(*) as pieces, sum(p.gross_weight) as grams from pieces p
  where p.shop_id = $1 and ${isLive('p')} and p.state in (${inWords(trayStates)}) group by lower(btrim(p.tray))`;

/** JSON in the shape of `expectedOfDay`, for a row `d` of `business_days`. */
const expected = `json_build_object(
  'books', (select coalesce(json_agg(json_build_object('account', b.key, 'name', b.name, 'unit', b.unit, 'amount', ${readable('b.amount', 'b.unit')})
    order by b.name, b.key, b.unit), '[]') from (${books}) b),
  'trays', (select coalesce(json_agg(json_build_object('tray', y.tray, 'pieces', y.pieces, 'grossWeight', y.grams) order by y.tray), '[]') from (${trays}) y),
  'orderBox', (select count(*) from pieces p where p.shop_id = $1 and ${isLive('p')} and p.state = 'reserved'))`;

/** One row: of a closed day what was kept of it, of an open one what is now, unless the shop counts without knowing. */
export const expectedStatement = (shop: string, day: string): Statement => ({
  text: `select case when d.state = 'closed' then d.expected::text when s.counts_blind then null else (${expected})::text end
    from business_days d join shops s on s.shop_id = $1 and s.id = $1 where d.shop_id = $1 and d.id = $2::uuid`,
  values: [shop, day],
});

/** What was expected stays with the day: pieces come and go. */
export const keepExpected = (shop: string, days: readonly string[]): Statement => ({
  text: `update business_days d set expected = ${expected} where d.shop_id = $1 and d.id = any($2::uuid[])`,
  values: [shop, days],
});
