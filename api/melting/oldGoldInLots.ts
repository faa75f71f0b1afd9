import type { Statement } from '../ports.ts';

/** The purchases that lots name, before the lots: while a lot goes out, none of them is cancelled. */
export const lockOldGold = (lots: readonly string[], shop: string): Statement => ({
  text: `select d.id from old_gold d where d.shop_id = $1 and d.id = any(array(select m.old_gold_id from melting_lots_lines m
    where m.shop_id = $1 and m.document_id = any($2::uuid[]))) order by d.id for no key update`,
  values: [shop, lots],
});

/** SQL: the lot `x` has its metal at the refinery, or had it back. */
const isGone = `x.state in ('sent', 'refined') and x.deleted_at is null`;

/** Each line of a purchase goes along as it was bought, and in one lot: asked with the purchases locked. */
export const asBought = (lots: readonly string[], shop: string): Statement[] => [
  {
    text: `select refuse_unless(not exists (select 1 from melting_lots t join melting_lots_lines m on m.shop_id = $1 and m.document_id = t.id
      where t.shop_id = $1 and t.id = any($2::uuid[]) and m.old_gold_id is not null and not exists (
        select 1 from old_gold d join old_gold_lines l on l.shop_id = $1 and l.document_id = d.id and l.position + 1 = m.old_gold_line
        where d.shop_id = $1 and d.id = m.old_gold_id and d.state = 'posted' and d.deleted_at is null and l.use = 'melt' and l.metal = t.metal
          and l.net_weight = m.gross_weight and l.fineness = m.fineness and coalesce(l.loss, 0) = coalesce(m.loss, 0)
          and l.amount = coalesce(m.cost, 0))), 'TS409', 'oldGoldOtherwise')`,
    values: [shop, lots],
  },
  {
    text: `select refuse_unless(not exists (select 1 from melting_lots_lines m
      join melting_lots_lines o on o.shop_id = $1 and o.old_gold_id = m.old_gold_id and o.old_gold_line = m.old_gold_line and o.document_id <> m.document_id
      join melting_lots x on x.shop_id = $1 and x.id = o.document_id
      where m.shop_id = $1 and m.document_id = any($2::uuid[]) and ((${isGone}) or x.id = any($2::uuid[]))), 'TS409', 'oldGoldInOther')`,
    values: [shop, lots],
  },
];

/** What is at a refinery, or was refined, is not given back: asked with the purchases locked. */
export const inNoLot = (purchases: readonly string[], shop: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from melting_lots_lines m join melting_lots x on x.shop_id = $1 and x.id = m.document_id
    where m.shop_id = $1 and m.old_gold_id = any($2::uuid[]) and ${isGone}), 'TS409', 'oldGoldInLot')`,
  values: [shop, purchases],
});

/** So many go into one lot at once. */
const most = 200;

/** Lines of purchases that are to be melted and are in no lot, drafts included, as a lot has them: a JSON array. `metal`, `purchase`: null for any. */
export const waitingStatement = (shop: string, metal: string | null, purchase: string | null): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (
    select l.description, d.id as "oldGoldId", l.position + 1 as "oldGoldLine", l.net_weight as "grossWeight", l.fineness, l.loss, l.amount as cost
    from old_gold d join old_gold_lines l on l.shop_id = $1 and l.document_id = d.id
    where d.shop_id = $1 and d.state = 'posted' and d.deleted_at is null and l.use = 'melt' and l.net_weight > 0
      and ($2::text is null or l.metal = $2) and ($3::uuid is null or d.id = $3)
      and not exists (select 1 from melting_lots_lines m join melting_lots x on x.shop_id = $1 and x.id = m.document_id
        where m.shop_id = $1 and m.old_gold_id = d.id and m.old_gold_line = l.position + 1 and x.state <> 'cancelled' and x.deleted_at is null)
    order by d.day, d.id, l.position limit ${most}) r`,
  values: [shop, metal, purchase],
});
