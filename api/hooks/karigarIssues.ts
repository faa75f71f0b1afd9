import { karigarIssues, type KarigarIssue } from '../../schema/entities/karigarIssues.ts';
import { hsnOfMetal } from '../../schema/rules/challanGoods.ts';
import { postingsOfKarigarIssue } from '../../schema/rules/karigarPostings.ts';
import { describeGoods } from '../challans/describeGoods.ts';
import { cancelledIssuesHeld } from '../karigars/holdsEnough.ts';
import { lockWorkOrders, onWorkOrder } from '../karigars/onWorkOrder.ts';
import { lockStock, stockGuard } from '../ledger/stockGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import type { Hooks } from './hooks.ts';

export const karigarIssueHooks: Hooks = {
  locks: (documents, shop) => [
    lockParties(karigarIssues, documents, shop),
    // Before the orders, as whoever makes one contact of two goes from accounts to what names them.
    lockStock(shop),
    lockWorkOrders(karigarIssues, documents, shop),
  ],
  transit: (name, issues, scene) => {
    const ids = issues.map(({ id }) => id);
    return name === 'post' ? { before: [describeGoods(karigarIssues, ids, scene, goods)] } : {};
  },
  booked: (name, documents, scene) => {
    const issues = documents as readonly unknown[] as readonly KarigarIssue[];
    return [
      ...onWorkOrder(documents, scene),
      ...(name === 'post'
        ? stockGuard(
            issues.flatMap(issue => postingsOfKarigarIssue(issue, '').postings),
            scene.shop,
          )
        : cancelledIssuesHeld(issues, scene.shop)),
    ];
  },
};

/** Stones have the code and the value that a person writes. */
const goods = { day: 'd.day', metal: 'l.metal', fine: '(l.fine_weight * 1000)::bigint', hsnOf: hsnOfMetal };
