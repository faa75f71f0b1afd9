import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { leastHsnDigits } from '../../schema/rules/hsn.ts';
import type { HsnGaps } from '../../schema/rules/returns/hsnGaps.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { chargingGstin } from '../sales/buyer.ts';

/** The reply lists so many products and lines, and counts the others. */
const mostListed = 100;

/** Products and open drafts of a shop that charges GST, as long as their HSN codes are missing or too short for a tax invoice. */
export const readHsnGaps = async (context: RequestContext): Promise<HsnGaps> => {
  const { shop, at } = context;
  const [charging] = await context.read([chargingStatement(shop)]);
  const [isCharging, turnover] = charging!.rows[0]!;
  if (isCharging !== 't') return { items: [], totalCount: 0 };
  const least = leastHsnDigits(turnover == null ? null : Number(turnover), shopDay(at));
  const [gaps] = await context.read([gapsStatement(shop, least)]);
  return JSON.parse(gaps!.rows[0]![0]!) as HsnGaps;
};

const chargingStatement = (shop: string): Statement => ({
  text: `select ${chargingGstin} is not null, s.turnover from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

const isGap = (hsn: string) =>
  `(${hsn} is null or ${hsn} !~ '^([0-9]{4}|[0-9]{6}|[0-9]{8})$' or length(${hsn}) < $2::integer)`;

const ofDrafts = ([quickBills, quotes, salesOrders] as const).map(
  entity => `select '${entity.name}', d.id, coalesce(d.number, l.description), l.position + 1, l.hsn, 2
    from ${tableName(entity)} d join ${tableName(linesIn(entity, 'lines').lines)} l on l.shop_id = $1 and l.${documentColumn} = d.id
    where d.shop_id = $1 and d.deleted_at is null and d.state = 'draft' and d.billed_gst <> 'none' and ${isGap('l.hsn')}`,
);

const gapsStatement = (shop: string, least: number): Statement => ({
  text: `with gaps(entity, id, name, line, hsn, place) as (
      select 'products', p.id, p.name, null::integer, p.hsncode, 1 from products p
        where p.shop_id = $1 and p.deleted_at is null and p.is_active and ${isGap('p.hsncode')}
      union all ${ofDrafts.join(' union all ')})
    select json_build_object('totalCount', (select count(*) from gaps), 'items', (
      select coalesce(json_agg(json_build_object('entity', g.entity, 'id', g.id, 'name', g.name, 'line', g.line, 'hsn', g.hsn)
        order by g.place, g.entity, lower(g.name), g.id, g.line), '[]')
      from (select * from gaps order by place, entity, lower(name), id, line limit ${mostListed}) g))`,
  values: [shop, least],
});
