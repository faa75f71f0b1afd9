import type { QuickBill } from '../../schema/entities/quickBills.ts';
import { creditGuard } from '../sales/customerCredit.ts';
import { lockSold, sellStatements } from '../sales/issue.ts';
import type { Hooks } from './hooks.ts';

export const quickBillHooks: Hooks = {
  locks: (bills, shop) => lockSold(bills, shop),
  booked: (_issue, bills, { shop }) => creditGuard(bills as readonly unknown[] as readonly QuickBill[], shop),
  transit: (_issue, bills, scene) => ({ before: sellStatements(bills, scene) }),
};
