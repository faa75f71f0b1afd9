import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeSale } from '../sales/concessions.ts';
import { lockSource, settle } from '../sales/settled.ts';
import type { Hooks } from './hooks.ts';

/** An order that is taken settles its estimate. */
export const salesOrderHooks: Hooks = {
  locks: (orders, shop) => [lockSource(salesOrders, 'quoteId', orders, shop)],
  transit: (name, orders, scene) =>
    name === 'confirm'
      ? { before: [...approvalGuard(judgeSale, orders, scene), settle('quoteId', 'order', orders, scene)] }
      : {},
};
