import { orderBooksQueue } from '../orders/booksQueue.ts';
import type { Hooks } from './hooks.ts';

export const orderHooks: Hooks = {
  /** Its invoice follows. */
  jobs: (name, orders) => (name === 'pay' ? orders.map(order => ({ queue: orderBooksQueue, data: { order } })) : []),
};
