import { karigarIssues, type KarigarIssue } from '../../schema/entities/karigarIssues.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lockStock, stockGuard } from '../karigars/stockGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarIssueHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarIssues, documents, shop),
    // Before the orders, as whoever makes one contact of two goes from accounts to what names them.
    lockStock(shop),
    lockWorkOrders(karigarIssues, documents, shop),
  ],
  booked: (name, documents, scene) => [
    ...onWorkOrder(documents, scene),
    ...(name === 'post' ? stockGuard(documents as readonly unknown[] as readonly KarigarIssue[], scene.shop) : []),
  ],
};
