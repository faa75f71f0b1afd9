import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { lockSource, settle } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

/** An order that is taken settles its estimate. */
export const salesOrderHooks: Hooks = {
  locks: (orders, shop) => [lockSource(salesOrders, 'quoteId', orders, shop)],
  transit: (name, orders, scene) => (name === 'confirm' ? { before: [settle('quoteId', 'order', orders, scene)] } : {}),
};
