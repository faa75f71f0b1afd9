import { commodityRates, type CommodityRate } from '../../schema/entities/commodityRates.ts';
import { invalid } from '../../schema/errors.ts';
import { commodityFields, spans, type CommodityType, type Span } from '../../schema/rules/commodities.ts';
import { day, described, listOf, number, object, oneOf, string, uuid } from '../../schema/kit/shape.ts';
import type { Call } from '../call.ts';
import { list } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { recordId } from '../crud/read.ts';
import { enter } from '../db/transactionContext.ts';
import { parentGuard } from '../db/guards.ts';
import type { Filter } from '../db/list.ts';
import { pageStatements } from '../db/page.ts';
import { correctRate } from '../rates/rateEntries.ts';
import { rateHistory, ratesOfDay, ratesWithout, todaysRates } from '../rates/rateStatements.ts';
import { replying } from '../handler.ts';
import { data, dataText } from '../reply.ts';
import { recordFields, recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

const standing: Filter = { field: 'withdrawnAt', compare: 'equal', value: null };

type Shop = { id: string; name: string };

const rateOfShop = object({ shopId: uuid, shopName: string, ...recordFields(commodityRates) });

const trend = object({
  unit: described(oneOf(['day', 'week', 'month']), 'Each point stands for one, with the rate that was its last'),
  points: listOf(object({ on: day, rate: number })),
});

export const commodityRateHandlers: HandlersOf<typeof commodityRates> = {
  /** One context after the other in one transaction: no statement ever sees two shops. */
  mine: replying(listOf(rateOfShop), async call => {
    const query = { ...listQuery(commodityRates, call.search, [standing]), pageSize: 1 };
    const permission = commodityRates.actions!.mine.permission;
    const [found] = await call.batch([
      { text: `select coalesce(json_agg(s), '[]') from my_shops($1) s`, values: [permission] },
    ]);
    const shops = JSON.parse(found!.rows[0]![0]!) as Shop[];
    const entries = shops.flatMap(({ id }) => [
      enter({ session: call.session, shop: id, permission, at: call.at }),
      pageStatements(commodityRates, id, query)[0],
    ]);
    const results = entries.length ? await call.batch(entries) : [];
    return data(
      shops.flatMap((shop, i) => {
        const newest = (JSON.parse(results[2 * i + 1]!.rows[0]![0]!) as Record<string, unknown>[])[0];
        return newest ? [{ shopId: shop.id, shopName: shop.name, ...newest }] : [];
      }),
    );
  }),

  recent: replying(listOf(recordOf(commodityRates)), async call => {
    const reply = await list(commodityRates, call, [standing]);
    const { items } = (JSON.parse(reply.body as string) as { data: { items: CommodityRate[] } }).data;
    return data(items);
  }),

  today: replying(ratesOfDay, async call => {
    parametersOf(call);
    const [found] = await call.batch([todaysRates(call.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),

  before: replying(ratesOfDay, async call => {
    parametersOf(call);
    const id = recordId(commodityRates, call);
    const [, found] = await call.batch([parentGuard(commodityRates.name, call.shop, id), ratesWithout(call.shop, id)]);
    return dataText(found!.rows[0]![0]!);
  }),

  correct: correctRate,

  trend: replying(trend, async call => {
    const { type, span } = trendOf(call);
    const [found] = await call.batch([rateHistory(call.shop, type, span, call.at)]);
    const [unit, points] = found!.rows[0]!;
    return dataText(`{"unit":"${unit}","points":${points}}`);
  }),
};

const trendOf = (call: Call): { type: CommodityType; span: Span } => {
  const { type = '1', span = 'month' } = parametersOf(call, 'type', 'span');
  const problems = {
    ...(!Object.hasOwn(commodityFields, type) && {
      type: say('mustBeOneOf', { list: Object.keys(commodityFields).join(', ') }),
    }),
    ...(!Object.hasOwn(spans, span) && { span: say('mustBeOneOf', { list: Object.keys(spans).join(', ') }) }),
  };
  if (Object.keys(problems).length) throw invalid(problems);
  return { type: Number(type) as CommodityType, span: span as Span };
};
