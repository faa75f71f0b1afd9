import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes, type Quote } from '../../schema/entities/quotes.ts';
import { conflict } from '../../schema/errors.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { billOfQuote } from '../sales/billOfQuote.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { saleHandlers } from './sales.ts';

const unlessBilled = (shop: string, quote: string): Statement => ({
  text: `select refuse_unless(not exists (select 1 from quick_bills b
    where b.shop_id = $1 and b.quote_id = $2 and b.deleted_at is null), 'TS409', 'quoteBilled')`,
  values: [shop, quote],
});

export const quoteHandlers: HandlersOf<typeof quotes> = {
  ...saleHandlers,

  bill: replying(
    recordOf(quickBills),
    async context => {
      const { shop, at, occasion } = context;
      const id = recordId(quotes, context);
      return context.change(async run => {
        const found = await run([
          ...lockStatements(quotes, shop, [id]),
          unlessBilled(shop, id),
          recordStatement(quotes, shop, id),
        ]);
        const quote = JSON.parse(found.at(-1)!.rows[0]![0]!) as Quote;
        if (quote.state !== 'given') throw conflict(say('quoteNotGiven'));
        const bill = { id: occasion.ids.next(), ...(await billOfQuote(quote, { run, shop, at })) };
        await run(createStatements(quickBills, shop, [bill], occasion));
        return recordReply(quickBills, context, (await run([recordStatement(quickBills, shop, bill.id)]))[0]!);
      });
    },
    { once: true },
  ),
};
