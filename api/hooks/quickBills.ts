import { lockSold, sellStatements } from '../sales/issue.ts';
import type { Hooks } from './hooks.ts';

export const quickBillHooks: Hooks = {
  locks: (bills, shop) => lockSold(bills, shop),
  transit: (_issue, bills, scene) => ({ before: sellStatements(bills, scene) }),
};
