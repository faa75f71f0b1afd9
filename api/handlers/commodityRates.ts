import { commodityRates, type CommodityRate } from '../../schema/entities/commodityRates.ts';
import { invalid } from '../../schema/errors.ts';
import { commodityFields, spans, type CommodityType, type Span } from '../../schema/rules/commodities.ts';
import { day, described, listOf, number, object, oneOf, string, uuid } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { list } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { recordId } from '../crud/read.ts';
import { enter } from '../db/transactionContext.ts';
import { parentGuard } from '../db/guards.ts';
import type { Filter } from '../db/list.ts';
import { pageStatements } from '../db/page.ts';
import { correctRate } from '../rates/rateEntries.ts';
import { announced, rateHistory, ratesOfDay, ratesWithout, todaysRates } from '../rates/rateStatements.ts';
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
  points: listOf(object({ on: day, rate: number, announced })),
});

export const commodityRateHandlers: HandlersOf<typeof commodityRates> = {
  /** One context after the other in one transaction: no statement ever sees two shops. */
  mine: replying(listOf(rateOfShop), async context => {
    const query = { ...listQuery(commodityRates, context.search, [standing]), pageSize: 1 };
    const permission = commodityRates.actions!.mine.permission;
    const [found] = await context.batch([
      { text: `select coalesce(json_agg(s), '[]') from my_shops($1) s`, values: [permission] },
    ]);
    const shops = JSON.parse(found!.rows[0]![0]!) as Shop[];
    const entries = shops.flatMap(({ id }) => [
      enter({ session: context.session, shop: id, permission, at: context.at }),
      pageStatements(commodityRates, id, query)[0],
    ]);
    const results = entries.length ? await context.batch(entries) : [];
    return data(
      shops.flatMap((shop, i) => {
        const newest = (JSON.parse(results[2 * i + 1]!.rows[0]![0]!) as Record<string, unknown>[])[0];
        return newest ? [{ shopId: shop.id, shopName: shop.name, ...newest }] : [];
      }),
    );
  }),

  recent: replying(listOf(recordOf(commodityRates)), async context => {
    const reply = await list(commodityRates, context, [standing]);
    const { items } = (JSON.parse(reply.body as string) as { data: { items: CommodityRate[] } }).data;
    return data(items);
  }),

  today: replying(ratesOfDay, async context => {
    parametersOf(context);
    const [found] = await context.batch([todaysRates(context.shop, context.at)]);
    return dataText(found!.rows[0]![0]!);
  }),

  before: replying(ratesOfDay, async context => {
    parametersOf(context);
    const id = recordId(commodityRates, context);
    const [, found] = await context.batch([
      parentGuard(commodityRates.name, context.shop, id),
      ratesWithout(context.shop, id),
    ]);
    return dataText(found!.rows[0]![0]!);
  }),

  correct: correctRate,

  trend: replying(trend, async context => {
    const { type, span } = trendOf(context);
    const [found] = await context.batch([rateHistory(context.shop, type, span, context.at)]);
    const [unit, points] = found!.rows[0]!;
    return dataText(`{"unit":"${unit}","points":${points}}`);
  }),
};

const trendOf = (context: RequestContext): { type: CommodityType; span: Span } => {
  const { type = '1', span = 'month' } = parametersOf(context, 'type', 'span');
  const problems = {
    ...(!Object.hasOwn(commodityFields, type) && {
      type: say('mustBeOneOf', { list: Object.keys(commodityFields).join(', ') }),
    }),
    ...(!Object.hasOwn(spans, span) && { span: say('mustBeOneOf', { list: Object.keys(spans).join(', ') }) }),
  };
  if (Object.keys(problems).length) throw invalid(problems);
  return { type: Number(type) as CommodityType, span: span as Span };
};
