import { commodityRates } from '../../schema/entities/commodityRates.ts';
import { commodities, spans, type Commodity, type CommodityType, type Span } from '../../schema/rules/commodities.ts';
import { listOf, maybe, moment, number, object, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import type { Statement } from '../ports.ts';
import { mayHold, newestFirst } from '../db/dated.ts';
import { inIndia } from '../db/settings.ts';
import { snake } from '../db/table.ts';

const midnight = (moment: string) => `date_trunc('day', ${moment} ${inIndia}) ${inIndia}`;
const known = (row: string, field: Commodity['field']) => mayHold(commodityRates, row, field);
const newest = (row: string) => newestFirst(commodityRates, row);

export const announced = listOf(object({ fineness: number, rate: number }));
const shown = { rate: number, announced, withGst: yesOrNo, at: moment, before: maybe(number), beforeAt: maybe(moment) };
const shownRate = maybe(object(shown));
const rateOfDay = maybe(object({ ...shown, buying: maybe(number), exchangeMore: number, soldHereMore: number }));
/** What everybody may see. */
export const shownRates = object({ gold: shownRate, silver: shownRate, diamond: shownRate, platinum: shownRate });
export type ShownRates = Of<typeof shownRates>;
/** What the shop itself sees: what it pays, too, and how many percent more for what is given in exchange, or was sold here. */
export const ratesOfDay = object({ gold: rateOfDay, silver: rateOfDay, diamond: rateOfDay, platinum: rateOfDay });

const commodityOf = (name: string) => commodities.find(each => each.name === name)!;
export const fieldOf = (name: Commodity['name']) => commodityOf(name).field;

/** As JSON, what that entry announces for lesser finenesses of a metal; `as`: what the figure is called. */
export const announcedBy = (row: string, name: Commodity['name'], as: 'rate' | 'perGram' = 'rate'): string => {
  const columns = commodityOf(name).announced.map(({ fineness, field }) => `(${fineness}, ${row}.${snake(field)})`);
  if (!columns.length) return `'[]'::json`;
  return `(select coalesce(json_agg(json_build_object('fineness', a.fineness, '${as}', a.figure)), '[]')
    from (values ${columns.join(', ')}) a(fineness, figure) where a.figure is not null)`;
};

/**
 * One row of JSON: for each metal the rate that holds and since when, and the last one of a day before, which is yesterday's unless
 * nothing was entered then. Null for a metal that never had a rate.
 */
export const todaysRates = (shop: string, at: Date): Statement =>
  rates(' and n.at <= $2::timestamptz', [shop, at.toISOString()]);

/** The same for everybody: visitors see no buying rates. */
export const todaysShownRates = (shop: string, at: Date): Statement =>
  rates(' and n.at <= $2::timestamptz', [shop, at.toISOString()], { isShown: true });

/** The same at the moment of that entry, as if it were not there. */
export const ratesWithout = (shop: string, entry: string): Statement =>
  rates(` and n.id <> $2 and n.at <= (select w.at from commodity_rates w where w.shop_id = $1 and w.id = $2)`, [
    shop,
    entry,
  ]);

/** The same as it was when that import began. */
export const ratesBeforeImport = (shop: string, id: string): Statement =>
  rates(` and n.created_at < (select i.created_at from imports i where i.shop_id = $1 and i.id = $2)`, [shop, id]);

const rates = (only: string, values: string[], { isShown = false } = {}): Statement => ({
  text: `select json_build_object(${commodities.map(each => `'${each.name}', ${rateOf(each, only, isShown)}`).join(', ')})`,
  values,
});

const buyingMore = (['exchangeMore', 'soldHereMore'] as const)
  .map(name => `coalesce((select s.${snake(name)} from shops s where s.shop_id = $1), 0) as "${name}"`)
  .join(', ');

const rateOf = ({ name, field, buying }: Commodity, only: string, isShown: boolean) => {
  const column = snake(field);
  const paid = buying ? `n.${snake(buying)}` : 'null::numeric';
  return `(select row_to_json(x) from (select n.${column} as rate, ${announcedBy('n', name)} as announced, n.with_gst as "withGst", n.at,
      b.${column} as before, b.at as "beforeAt"${isShown ? '' : `, ${paid} as buying, ${buyingMore}`}
    from commodity_rates n left join lateral (select b.${column}, b.at from commodity_rates b
      where ${known('b', field)} and b.at < ${midnight('n.at')} order by ${newest('b')} limit 1) b on true
    where ${known('n', field)}${only} order by ${newest('n')} limit 1) x)`;
};

/** The days, weeks or months of a history. Up to 13 months each day is told, up to 8 years each week. */
const unit = (first: string) => `case when ${first} > $3::timestamptz - interval '400 days' then 'day'
  when ${first} > $3::timestamptz - interval '8 years' then 'week' else 'month' end`;

/**
 * One row: the unit, and as JSON one point for each of it that has entries, the oldest first: the rate that was the last of it. What held
 * when the span began is its first point. However many entries there are, a few hundred points come back.
 */
export const rateHistory = (shop: string, type: CommodityType, span: Span, at: Date): Statement => {
  const { name, field } = commodities.find(each => each.type === type)!;
  const entry = `r.at, r.id, r.${snake(field)} as rate, ${announcedBy('r', name)} as announced`;
  const days = spans[span];
  const from =
    days === null ? `'-infinity'::timestamptz` : midnight(`($3::timestamptz - $2::integer * interval '1 day')`);
  return {
    text: `with reach as (select ${from} as start, $2::integer as days,
        (select r.at from commodity_rates r where ${known('r', field)} order by r.at, r.id limit 1) as first),
      entries as (
        (select ${entry} from commodity_rates r where ${known('r', field)} and r.at between (select start from reach) and $3::timestamptz)
        union all
        (select ${entry} from commodity_rates r where ${known('r', field)} and r.at < (select start from reach) order by ${newest('r')} limit 1)),
      told as (select case when days is not null then 'day' else ${unit('first')} end as unit from reach),
      points as (select distinct on (d.on) d.on, d.rate, d.announced from (
        select greatest(date_trunc((select unit from told), e.at ${inIndia}), (select start from reach) ${inIndia})::date as on, e.rate, e.announced, e.at, e.id
        from entries e) d order by d.on, d.at desc, d.id desc)
      select (select unit from told), coalesce((select json_agg(json_build_object('on', p.on, 'rate', p.rate, 'announced', p.announced) order by p.on) from points p), '[]')`,
    values: [shop, days, at.toISOString()],
  };
};
