/** Which entities bring something along when their records change. */
import type { EntityName } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Hooks } from './hooks.ts';
import { adHooks } from './ads.ts';
import { businessDayHooks } from './businessDays.ts';
import { chitEntryHooks } from './chitEntries.ts';
import { chitMemberHooks } from './chitMembers.ts';
import { contactHooks } from './contacts.ts';
import { enquiryHooks } from './enquiries.ts';
import { gstRateHooks } from './gstRates.ts';
import { heldGoodsHooks } from './heldGoods.ts';
import { karigarIssueHooks } from './karigarIssues.ts';
import { karigarReceiptHooks } from './karigarReceipts.ts';
import { licenseHooks } from './licenses.ts';
import { meetingHooks } from './meetings.ts';
import { meltingLotHooks } from './meltingLots.ts';
import { oldGoldHooks } from './oldGold.ts';
import { orderHooks } from './orders.ts';
import { pieceIssueHooks } from './pieceIssues.ts';
import { pieceTransferHooks } from './pieceTransfers.ts';
import { pieceHooks } from './pieces.ts';
import { productPriceHooks } from './productPrices.ts';
import { quickBillHooks } from './quickBills.ts';
import { quoteHooks } from './quotes.ts';
import { salesOrderHooks } from './salesOrders.ts';
import { serviceRequestHooks } from './serviceRequests.ts';
import { shopHooks } from './shops.ts';
import { stockTakeHooks } from './stockTakes.ts';
import { taskHooks } from './tasks.ts';
import { tenantHooks } from './tenants.ts';
import { tillHooks } from './tills.ts';
import { vacancyHooks } from './vacancies.ts';
import { voucherHooks } from './vouchers.ts';
import { workOrderHooks } from './workOrders.ts';

export const hooks: { [E in EntityName]?: Hooks } = {
  ads: adHooks,
  businessDays: businessDayHooks,
  chitEntries: chitEntryHooks,
  chitMembers: chitMemberHooks,
  contacts: contactHooks,
  enquiries: enquiryHooks,
  gstRates: gstRateHooks,
  heldGoods: heldGoodsHooks,
  karigarIssues: karigarIssueHooks,
  karigarReceipts: karigarReceiptHooks,
  licenses: licenseHooks,
  meetings: meetingHooks,
  meltingLots: meltingLotHooks,
  oldGold: oldGoldHooks,
  orders: orderHooks,
  pieceIssues: pieceIssueHooks,
  pieceTransfers: pieceTransferHooks,
  pieces: pieceHooks,
  productPrices: productPriceHooks,
  quickBills: quickBillHooks,
  quotes: quoteHooks,
  salesOrders: salesOrderHooks,
  serviceRequests: serviceRequestHooks,
  shops: shopHooks,
  stockTakes: stockTakeHooks,
  tasks: taskHooks,
  tenants: tenantHooks,
  tills: tillHooks,
  vacancies: vacancyHooks,
  vouchers: voucherHooks,
  workOrders: workOrderHooks,
};

export const hooksOf = ({ name }: AnyEntity): Hooks => hooks[name as EntityName] ?? {};
