import type { Payment } from '../../schema/entities/payments.ts';
import { sum } from '../../schema/rules/amounts.ts';
import type { Account } from '../payments/kept.ts';
import type { Ports, Run } from '../ports.ts';
import { orderBooksQueue, type OrderBooksJob } from './booksQueue.ts';

export const isReceived = ({ state }: Payment): boolean => state === 'paid' || state === 'refunded';

/** What an order still wants from the books of the company's shop: its invoice; once all of its money went back, the credit note. */
export const dueOf = ({ order, all }: Account): 'invoice' | 'creditNote' | null => {
  const { state, invoice } = order;
  const came = all.filter(isReceived);
  const isBack = came.length > 0 && sum(came.map(({ amount, refunded }) => sum([amount, -refunded]))) <= 0;
  if (invoice) return isBack && !invoice.creditNote ? 'creditNote' : null;
  return state === 'paid' && !isBack ? 'invoice' : null;
};

/** In the transaction that makes it due: the books follow at once, in one of their own. */
export const queueBooks = async ({ jobs }: Ports, run: Run, account: Account): Promise<void> => {
  if (dueOf(account)) await jobs.enqueue(run, orderBooksQueue, { order: account.order.id } satisfies OrderBooksJob);
};
