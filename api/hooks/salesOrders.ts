import { salesOrders } from '../../schema/entities/salesOrders.ts';
import { lockPieces } from '../pieces/lockPieces.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeSale } from '../sales/concessions.ts';
import { releaseStatements, reserveStatements } from '../sales/reserved.ts';
import { lockSource, settle } from '../sales/settled.ts';
import { supplyGuard } from '../sales/supplyGuard.ts';
import { taxGuard } from '../sales/taxGuard.ts';
import type { Hooks } from './hooks.ts';

/** An order that is taken settles its estimate and keeps its pieces, until it is delivered, cancelled or opened again. */
export const salesOrderHooks: Hooks = {
  locks: (orders, shop) => [lockPieces(salesOrders, orders, shop), lockSource(salesOrders, 'quoteId', orders, shop)],
  transit: (name, orders, scene) => {
    const ids = orders.map(({ id }) => id);
    if (name === 'confirm')
      return {
        before: [
          ...approvalGuard(judgeSale, orders, scene),
          supplyGuard(salesOrders, ids, scene.shop),
          ...taxGuard(orders, scene, { isInvoice: false }),
          ...reserveStatements(orders, scene),
          ...settle('quoteId', 'order', orders, scene),
        ],
      };
    if (name === 'ready') return {};
    return { before: [releaseStatements(ids, scene)] };
  },
};
