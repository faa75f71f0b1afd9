import { karigarReceipts } from '../../schema/entities/karigarReceipts.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarReceiptHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarReceipts, documents, shop),
    lockWorkOrders(karigarReceipts, documents, shop),
  ],
  booked: (_, documents, scene) => onWorkOrder(documents, scene),
};
