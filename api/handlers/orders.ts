import { orders, type Order } from '../../schema/entities/orders.ts';
import { conflict, notFound } from '../../schema/errors.ts';
import { object, string } from '../../schema/kit/shape.ts';
import { given } from '../../schema/rules/orders.ts';
import { say } from '../../schema/words/said.ts';
import { recordId } from '../crud/read.ts';
import { recordsStatement } from '../db/transition.ts';
import { lockStatements } from '../db/write.ts';
import { replying } from '../handler.ts';
import { book } from '../orders/books.ts';
import { dueOf } from '../orders/dueBooks.ts';
import { giveTo } from '../orders/giveTo.ts';
import { lockAccount } from '../payments/kept.ts';
import { data } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

export const orderHandlers: HandlersOf<typeof orders> = {
  invoice: replying(
    object({ number: string }),
    async context => {
      const id = recordId(orders, context);
      const { ports, occasion } = context;
      return context.change(async run => {
        const account = await lockAccount(run, id);
        if (!account) throw notFound({ one: orders.name });
        if (!dueOf(account)) throw conflict(say('orderHasInvoice'));
        const invoice = await book(run, { ports, occasion }, account);
        if (!invoice) throw conflict(say('noCompanyShop'));
        return data({ number: invoice.creditNote ?? invoice.number });
      });
    },
    { once: true },
  ),
  give: replying(
    object({ shop: string, given }),
    async context => {
      const { shopId, from } = await inputOf(context, orders.actions!.give);
      const id = recordId(orders, context);
      const { shop, occasion, ports } = context;
      return context.change(async run => {
        const found = await run([...lockStatements(orders, shop, [id]), recordsStatement(orders, shop, [id])]);
        const [order] = JSON.parse(found.at(-1)!.rows[0]![0]!) as [Order];
        return data(await giveTo(run, { ids: ports.ids, occasion }, order, { shopId, from: from ?? null }));
      });
    },
    { once: true },
  ),
};
