import { orders, type Order } from '../../schema/entities/orders.ts';
import { Refusal } from '../../schema/errors.ts';
import { updateStatements } from '../crud/update.ts';
import type { Occasion } from '../db/history.ts';
import { noShop } from '../db/statement.ts';
import { enterAccount, enterJob, goOnIn } from '../db/transactionContext.ts';
import { lockAccount, type Account } from '../payments/kept.ts';
import { DatabaseError, type Ports, type Run, type Statement } from '../ports.ts';
import type { OrderBooksJob } from './booksQueue.ts';
import { dueOf, isReceived } from './dueBooks.ts';
import { creditInvoice, issueInvoice } from './invoice.ts';

type Scene = { ports: Ports; occasion: Occasion };

/** Books what is due of a locked order, once, and ends on the platform again. Null where no shop is named for it. Refused by whatever refuses a bill of that shop. */
export const book = async (run: Run, { ports, occasion }: Scene, account: Account): Promise<Order['invoice']> => {
  const due = dueOf(account);
  const { order } = account;
  const shop = order.invoice?.shopId ?? (await companyShop(run));
  if (!due || !shop) return order.invoice;
  const where = { shop, ports, occasion };
  await run([goOnIn(shop)]);
  const came = { order, payments: account.all.filter(isReceived) };
  const invoice = due === 'invoice' ? await issueInvoice(run, where, came) : await creditInvoice(run, where, came);
  await run([goOnIn(noShop), ...updateStatements(orders, noShop, [order.id], { invoice }, occasion)]);
  return invoice;
};

const companyShop = async (run: Run): Promise<string | null> => {
  const text = 'select s.id from shops s where s.is_company and s.deleted_at is null';
  const [, found] = await run([enterAccount, { text, values: [] }]);
  return found!.rows[0]?.[0] ?? null;
};

/** The job's work, and the sweep's for what the job did not bring to an end: a person has to see to what is refused. */
export const runBooks = async (ports: Ports, { order }: OrderBooksJob): Promise<void> => {
  try {
    await ports.database.transaction(async run => {
      await run([enterJob(noShop, null)]);
      const account = await lockAccount(run, order);
      if (account) await book(run, { ports, occasion: { ids: ports.ids, at: ports.clock.now() } }, account);
    });
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof DatabaseError)) throw error;
    ports.log('warn', 'An order is not in the books of the company', { order, error });
  }
};

const day = 24 * 60 * 60 * 1_000;
/** What lies longer is for a person: it may have been billed elsewhere, before a shop was named for it. */
const bookedFor = 5 * day;

export const sweepOrderBooks = async (ports: Ports, now: number, signal?: AbortSignal): Promise<void> => {
  const [, found] = await ports.database.batch([enterJob(noShop, null), openStatement(new Date(now - bookedFor))]);
  for (const [order] of found!.rows) {
    if (signal?.aborted) return;
    await runBooks(ports, { order: order! });
  }
};

const openStatement = (since: Date): Statement => ({
  text: `select o.id from orders o where o.shop_id = $1 and o.deleted_at is null and o.updated_at >= $2::timestamptz
      and (o.state = 'paid' and o.invoice is null
        or o.invoice->>'creditNote' is null and exists (select 1 from payments p where p.shop_id = $1 and p.order_id = o.id and p.state = 'refunded'))
    order by o.id limit 200`,
  values: [noShop, since.toISOString()],
});
