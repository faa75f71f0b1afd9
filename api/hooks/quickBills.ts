import { quickBills, type QuickBill } from '../../schema/entities/quickBills.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { noticesOfBill } from '../../schema/rules/legalLimits.ts';
import { approvalGuard } from '../sales/approvalGuard.ts';
import { judgeSale } from '../sales/concessions.ts';
import { afterRedeemed, lockRedeemed, redeemStatements } from '../chits/redeem.ts';
import { checkBilled, holdBilled, mayBill } from '../customerSubscriptions/billed.ts';
import { lockSold, piecesOf, sellStatements } from '../sales/issue.ts';
import { keepSold } from '../sales/soldGoods.ts';
import { legalGuard, type Judged } from '../sales/legalGuard.ts';
import { lockParties } from '../sales/lockParties.ts';
import { taxGuard } from '../sales/taxGuard.ts';
import { settleBills } from '../settlements/ofDocuments.ts';
import { unlessEnded } from '../subscriptions/held.ts';
import type { Document, Hooks } from './hooks.ts';

export const quickBillHooks: Hooks = {
  locks: (bills, shop) => [lockParties(quickBills, bills, shop), lockRedeemed(bills, shop), ...lockSold(bills, shop)],
  create: (bills, { shop }) => ({ after: [checkBilled(idsOf(bills), shop)] }),
  update: (changes, bills, { shop }) => ({
    after: 'lines' in changes || 'contactId' in changes ? [checkBilled(bills, shop)] : [],
  }),
  booked: (_issue, documents, scene) => {
    const { shop, at } = scene;
    const bills = asBills(documents);
    return [
      keepSold(idsOf(documents), scene),
      ...holdBilled(bills, scene),
      ...afterRedeemed(documents, scene),
      ...settleBills(bills, scene),
      ...legalGuard(
        bills.map(bill => judged(bill, shopDay(at))),
        shop,
      ),
    ];
  },
  transit: (_issue, bills, scene) => ({
    before: [
      unlessEnded(scene.shop, 'tsinvoice', 'subscriptionEndedBills'),
      ...mayBill(asBills(bills), scene.shop),
      ...redeemStatements(bills, scene),
      ...approvalGuard(judgeSale, bills, scene),
      ...sellStatements(bills, scene),
      ...taxGuard(bills, scene, { isInvoice: true }),
    ],
    pieces: piecesOf(asBills(bills)),
  }),
};

const asBills = (documents: readonly Document[]) =>
  documents as readonly unknown[] as readonly (QuickBill & { id: string })[];
const idsOf = (bills: readonly { id: string }[]) => bills.map(({ id }) => id);

const judged = (bill: QuickBill & { id: string }, today: string): Judged => {
  const { id, contactId, salesOrderId } = bill;
  const day = bill.day ?? today;
  return { contactId, salesOrderId, day, billIds: [id], notices: facts => noticesOfBill(bill, day, facts) };
};
