import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes, type Quote } from '../../schema/entities/quotes.ts';
import { notFound } from '../../schema/errors.ts';
import { createStatements } from '../crud/create.ts';
import { recordId, recordReply } from '../crud/read.ts';
import { recordStatement } from '../db/write.ts';
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

/** As it was read. */
const stillGiven = (shop: string, { id, version }: Quote): Statement => ({
  text: `select refuse_unless(exists (select 1 from quotes q
    where q.shop_id = $1 and q.id = $2 and q.state = 'given' and q.version = $3), 'TS409', 'quoteNotGiven')`,
  values: [shop, id, version],
});

export const quoteHandlers: HandlersOf<typeof quotes> = {
  ...saleHandlers,

  bill: replying(
    recordOf(quickBills),
    async context => {
      const { shop, at, occasion } = context;
      const id = recordId(quotes, context);
      return context.change(async run => {
        const [, found] = await run([unlessBilled(shop, id), recordStatement(quotes, shop, id)]);
        const quote = JSON.parse(found!.rows[0]?.[0] ?? 'null') as Quote | null;
        if (!quote) throw notFound({ one: quotes.name });
        const bill = { id: occasion.ids.next(), ...(await billOfQuote(quote, { run, shop, at })) };
        // It locks the estimate, after what both refer to.
        await run([...createStatements(quickBills, shop, [bill], occasion), stillGiven(shop, quote)]);
        return recordReply(quickBills, context, (await run([recordStatement(quickBills, shop, bill.id)]))[0]!);
      });
    },
    { once: true },
  ),
};
