import { stockTakes } from '../../schema/entities/stockTakes.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { mostOfTag, mostScans, takeOutcomes } from '../../schema/rules/stockTakes.ts';
import { say } from '../../schema/words/said.ts';
import { paging } from '../crud/history.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { lockStatements } from '../db/write.ts';
import { replying } from '../handler.ts';
import { dataText } from '../reply.ts';
import { resultStatements, takeResult } from '../stockTakes/result.ts';
import { scanned, scanStatements } from '../stockTakes/scan.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const stockTakeHandlers: HandlersOf<typeof stockTakes> = {
  scan: replying(
    scanned,
    async context => {
      const id = recordId(stockTakes, context);
      const { tags } = await inputOf(context, stockTakes.actions!.scan);
      const read = [...new Set(tags.map(tag => tag.trim()).filter(Boolean))];
      if (!read.length) throw invalid({ tags: say('scanTag') });
      if (read.some(tag => tag.length > mostOfTag)) throw invalid({ tags: say('keyTooLong', { count: mostOfTag }) });
      if (read.length > mostScans) throw invalid({ tags: say('atMostAtOnce', { count: mostScans }) });
      const { shop, at } = context;
      return context.change(async run => {
        const found = await run([
          ...lockStatements(stockTakes, shop, [id]),
          { text: 'select t.state from stock_takes t where t.shop_id = $1 and t.id = $2::uuid', values: [shop, id] },
        ]);
        if (found.at(-1)!.rows[0]![0] !== 'open') throw conflict(say('takeClosed'));
        const [told] = await run(scanStatements(shop, id, read, at));
        return dataText(told!.rows[0]![0]!);
      });
    },
    { once: true },
  ),

  result: replying(takeResult, async context => {
    const id = recordId(stockTakes, context);
    const { shop, search } = context;
    const wanted = search.get('outcome') ?? 'missing';
    const outcome = takeOutcomes.find(each => each.id === wanted);
    if (!outcome) throw invalid({ outcome: say('oneOfList') });
    const pages = paging(new URLSearchParams([...search].filter(([name]) => name.startsWith('page'))));
    const [, counts, items] = await context.batch([
      parentGuard(stockTakes.name, shop, id),
      ...resultStatements(shop, id, { outcome: outcome.id, ...pages }),
    ]);
    const told = JSON.parse(counts!.rows[0]![0]!) as Record<string, number>;
    return dataText(
      JSON.stringify({
        ...told,
        totalCount: told[outcome.id],
        pageIndex: pages.pageNumber,
        pageSize: pages.pageSize,
      }).slice(0, -1) + `,"items":${items!.rows[0]![0]}}`,
    );
  }),
};
