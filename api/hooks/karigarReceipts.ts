import { karigarReceipts, type KarigarReceipt } from '../../schema/entities/karigarReceipts.ts';
import { holdsEnough } from '../karigars/holdsEnough.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarReceiptHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarReceipts, documents, shop),
    lockWorkOrders(karigarReceipts, documents, shop),
  ],
  booked: (name, documents, scene) => [
    ...onWorkOrder(documents, scene),
    ...(name === 'post' ? holdsEnough(documents as readonly unknown[] as readonly KarigarReceipt[], scene.shop) : []),
  ],
};
