import { karigarReceipts, type KarigarReceipt } from '../../schema/entities/karigarReceipts.ts';
import { lossNoticesOfReceipt } from '../../schema/rules/agreedLoss.ts';
import { receiptsHeld } from '../karigars/holdsEnough.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lossGuard } from '../ledger/lossGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarReceiptHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarReceipts, documents, shop),
    lockWorkOrders(karigarReceipts, documents, shop),
  ],
  booked: (name, documents, scene) => {
    const receipts = documents as readonly unknown[] as readonly KarigarReceipt[];
    return [
      ...onWorkOrder(documents, scene),
      ...(name === 'post'
        ? [...receiptsHeld(receipts, scene.shop), ...lossGuard(receipts, lossNoticesOfReceipt, scene.shop)]
        : []),
    ];
  },
};
