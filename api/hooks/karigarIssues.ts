import { karigarIssues, type KarigarIssue } from '../../schema/entities/karigarIssues.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lockStock, stockGuard } from '../karigars/stockGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarIssueHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarIssues, documents, shop),
    lockWorkOrders(karigarIssues, documents, shop),
    lockStock(shop),
  ],
  booked: (name, documents, scene) => [
    ...onWorkOrder(documents, scene),
    ...(name === 'post' ? stockGuard(documents as readonly unknown[] as readonly KarigarIssue[], scene.shop) : []),
  ],
};
