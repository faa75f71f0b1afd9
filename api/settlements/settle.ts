import { shopDay } from '../../schema/kit/shopDay.ts';
import type { SettlementOrigin } from '../../schema/rules/settlements.ts';
import { who } from '../db/settings.ts';
import type { Statement } from '../ports.ts';
import { bills, payers } from './items.ts';

/** `null`: all of these customers. `most` in paise: of all that the bills still need. */
type Settling = {
  contacts: readonly string[];
  payers: readonly string[] | null;
  bills: readonly string[] | null;
  /** Payers on account of this order go first. */
  order?: string | null;
  most?: number | null;
  origin: SettlementOrigin;
  at: Date;
};

/**
 * Payers pay bills of the same customer, the oldest with the oldest, as far as both go. Replies with the amount of each row, in paise. The customers
 * must be locked: the rows that are written follow from those that are read.
 */
export const settleStatement = (shop: string, settling: Settling): Statement => ({
  text: settleText,
  values: [
    shop,
    settling.contacts,
    settling.payers,
    settling.bills,
    settling.order ?? null,
    settling.most ?? null,
    settling.origin,
    settling.at.toISOString(),
  ],
});

const ended = (order: string) => `sum(i.rest) over (partition by i.contact_id order by ${order}i.day, i.number, i.id)`;

/** The next row of a payer and a bill `r`. */
const nextPlace = `1 + (select count(*) from settlements s where s.shop_id = $1 and s.payer_id = r.payer_id and s.bill_id = r.bill_id)`;
const columns =
  'shop_id, payer_id, bill_id, place, payer_entity, bill_entity, amount, day, origin, at, user_id, user_name';

/** Each payer and each bill covers a stretch of one line of paise; where two stretches overlap, the one pays the other. */
const settleText = `with p as materialized (
    select i.*, ${ended('(i.sales_order_id = $5::uuid) is true desc, ')} as ended from ${payers('$2::uuid[]')} i
    where i.rest > 0 and ($3::uuid[] is null or i.id = any($3::uuid[]))),
  c as materialized (
    select i.*, ${ended('')} as ended from ${bills('$2::uuid[]')} i
    where i.rest > 0 and ($4::uuid[] is null or i.id = any($4::uuid[])))
  insert into settlements (${columns})
  select $1, r.payer_id, r.bill_id, ${nextPlace}, r.payer_entity, r.bill_entity, r.amount, r.day, $7, $8::timestamptz, ${who}
  from (select p.id as payer_id, c.id as bill_id, p.entity as payer_entity, c.entity as bill_entity, greatest(p.day, c.day) as day,
      least(p.ended, c.ended, coalesce($6::bigint, p.ended)) - greatest(p.ended - p.rest, c.ended - c.rest) as amount
    from p join c on c.contact_id = p.contact_id) r
  where r.amount > 0 returning amount`;

/** A payer pays so many paise more of each bill, or fewer, because a person says so. */
export const addStatement = (
  shop: string,
  payer: { id: string; entity: string },
  changes: readonly { id: string; entity: string; amount: number }[],
  at: Date,
): Statement => ({
  text: `insert into settlements (${columns})
    select $1, r.payer_id, r.bill_id, ${nextPlace}, $3, r.bill_entity, r.amount, $5::date, 'byHand', $6::timestamptz, ${who}
    from (select $2::uuid as payer_id, g.id as bill_id, g.entity as bill_entity, g.amount
      from json_to_recordset($4::json) as g(id uuid, entity text, amount bigint)) r returning 1`,
  values: [shop, payer.id, payer.entity, JSON.stringify(changes), shopDay(at), at.toISOString()],
});

const takeOff = (rows: string) => `insert into settlements (${columns})
  select $1, r.payer_id, r.bill_id, ${nextPlace}, r.payer_entity, r.bill_entity, -r.amount, $3::date, $4, $5::timestamptz, ${who}
  from (select o.payer_id, o.bill_id, o.payer_entity, o.bill_entity, sum(o.amount) as amount from settlements o
    where o.shop_id = $1 and ${rows} group by o.payer_id, o.bill_id, o.payer_entity, o.bill_entity) r
  where r.amount <> 0 returning 1`;

/** Takes the settlements of these payers or bills off again. */
export const takeOffStatement = (
  shop: string,
  column: 'payer_id' | 'bill_id',
  records: readonly string[],
  origin: SettlementOrigin,
  at: Date,
): Statement => ({
  text: takeOff(`o.${column} = any($2::uuid[])`),
  values: [shop, records, shopDay(at), origin, at.toISOString()],
});

/** Takes off what documents of one contact pay of another's. A merge had made one of them, and was taken back. */
export const takeOffOfOthers = (shop: string, merge: string, at: Date): Statement => ({
  text: takeOff(`exists (select 1 from ${payers(apart)} p join ${bills(apart)} b on b.contact_id <> p.contact_id
    where p.id = o.payer_id and b.id = o.bill_id)`),
  values: [shop, merge, shopDay(at), 'automatic', at.toISOString()],
});

/** SQL: the contacts that the merge `$2` made one. */
const apart = `array(select unnest(m.merged || m.record_id) from merges m where m.shop_id = $1 and m.id = $2::uuid)`;
