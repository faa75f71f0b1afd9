import { currencyUnits } from '../../schema/entities/currencyUnits.ts';
import { invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { maybe, number, object } from '../../schema/kit/shape.ts';
import { currencyCodes } from '../../schema/rules/currencies.ts';
import { say } from '../../schema/words/said.ts';
import { holdsOn } from '../db/dated.ts';
import type { RequestContext } from '../requestContext.ts';

export const rateOfCurrency = maybe(object({ rupeesForOne: number }));

/** What one of a currency is in rupees today, by the shop's own rates; null where it has none. */
export const rateAbroad = async (context: RequestContext, currency: string | undefined) => {
  const { shop, at } = context;
  if (currency !== undefined && !currencyCodes.some(code => code === currency))
    throw invalid({ currency: say('oneOfList') });
  const [found] = await context.read([
    {
      text: `select t.rupees from currency_units t
        where t.shop_id = $1 and t.deleted_at is null and t.code = $3 and ${holdsOn(currencyUnits, '$2')}`,
      values: [shop, shopDay(at), currency ?? ''],
    },
  ]);
  const rupees = found!.rows[0]?.[0];
  return rupees == null ? null : { rupeesForOne: Number(rupees) };
};
