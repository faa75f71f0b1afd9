import { currencyUnits } from '../../schema/entities/currencyUnits.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { inCurrency, type CurrencyRate } from '../../schema/rules/currencies.ts';
import type { PublicRecord } from '../../schema/rules/publicRecord.ts';
import { tableName } from '../db/columns.ts';
import { holdsOn } from '../db/dated.ts';
import { snake } from '../db/table.ts';
import { dayRead } from '../papers/paperOf.ts';
import type { Run, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';

/** what a record costs in each currency of the shop, at the rate that holds today. */
export const pricesAbroad = async (
  { at, wording: { words } }: RequestContext,
  { run, shop, entity, record }: { run: Run; shop: string; entity: AnyEntity; record: string },
): Promise<PublicRecord['abroad']> => {
  const field = entity.publicPage!.abroad;
  if (!field) return [];
  const price: Statement = {
    text: `select t.${snake(field)} from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`,
    values: [shop, record],
  };
  const [found, rates] = await run([price, ratesOf(shop, at)]);
  const rupees = found!.rows[0]?.[0];
  if (rupees == null) return [];
  const names = words.entities[currencyUnits.name]?.values['code'];
  const english = currencyUnits.info.code.options!;
  return (JSON.parse(rates!.rows[0]![0]!) as CurrencyRate[]).map(rate => ({
    currency: names?.[rate.code] ?? english.find(({ id }) => id === rate.code)!.name,
    price: inCurrency(Number(rupees), rate),
    day: dayRead(rate.since, words),
  }));
};

const ratesOf = (shop: string, at: Date): Statement => ({
  text: `select coalesce(json_agg(json_build_object('code', t.code, 'symbol', t.symbol, 'decimals', t.decimals, 'rupees', t.rupees, 'since', t.since) order by t.code), '[]')
    from currency_units t where t.shop_id = $1 and t.deleted_at is null and ${holdsOn(currencyUnits, '$2')}`,
  values: [shop, shopDay(at)],
});
