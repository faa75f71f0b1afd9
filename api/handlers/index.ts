/** Which entities do more than CRUD. */
import type { entities } from '../../schema/entities/index.ts';
import { adHandlers } from './ads.ts';
import { bizCardHandlers } from './bizCards.ts';
import { businessDayHandlers } from './businessDays.ts';
import { chitMemberHandlers } from './chitMembers.ts';
import { chitReminderHandlers } from './chitReminders.ts';
import { commodityRateHandlers } from './commodityRates.ts';
import { createRate } from '../rates/rateEntries.ts';
import { contactHandlers, mergeContacts } from './contacts.ts';
import { enquiryHandlers } from './enquiries.ts';
import { erasureHandlers } from './erasures.ts';
import { groupMemberHandlers } from './groupMembers.ts';
import type { Handlers, HandlersOf } from './handlers.ts';
import { ledgerAccountHandlers } from './ledgerAccounts.ts';
import { meetingInvitationHandlers } from './meetingInvitations.ts';
import { meetingHandlers } from './meetings.ts';
import { messageHandlers } from './messages.ts';
import { meltingLotHandlers } from './meltingLots.ts';
import { oldGoldHandlers } from './oldGold.ts';
import { notificationHandlers } from './notifications.ts';
import { savedReportHandlers } from './savedReports.ts';
import { orderHandlers } from './orders.ts';
import { paymentHandlers } from './payments.ts';
import { invoicePlanHandlers, messengerPlanHandlers } from './plans.ts';
import { invoiceSubscriptionHandlers, messengerSubscriptionHandlers } from './subscriptions.ts';
import { pieceArrivalHandlers } from './pieceArrivals.ts';
import { pieceIssueHandlers } from './pieceIssues.ts';
import { pieceTransferHandlers } from './pieceTransfers.ts';
import { pieceHandlers } from './pieces.ts';
import { heldGoodsHandlers } from './heldGoods.ts';
import { workOrderHandlers } from './workOrders.ts';
import { karigarIssueHandlers } from './karigarIssues.ts';
import { karigarReceiptHandlers } from './karigarReceipts.ts';
import { purchaseHandlers } from './purchases.ts';
import { quoteHandlers } from './quotes.ts';
import { recipientHandlers } from './recipients.ts';
import { creditNoteHandlers } from './creditNotes.ts';
import { customerSubscriptionHandlers } from './customerSubscriptions.ts';
import { debitNoteHandlers } from './debitNotes.ts';
import { quickBillHandlers } from './quickBills.ts';
import { salesOrderHandlers } from './salesOrders.ts';
import { serviceRequestHandlers } from './serviceRequests.ts';
import { shopHandlers } from './shops.ts';
import { voucherHandlers } from './vouchers.ts';
import { tenantHandlers } from './tenants.ts';
import { stockTakeHandlers } from './stockTakes.ts';
import { tillHandlers } from './tills.ts';
import { removeUser, updateUser, userHandlers } from './users.ts';
import { inviteUser } from './invitations.ts';
import { replyOfShop } from '../serviceRequests/reply.ts';

type Entities = typeof entities;
type WithActions = {
  [E in keyof Entities]: keyof NonNullable<Entities[E]['actions']> extends never ? never : E;
}[keyof Entities];

/** One missing, be it of an entity that had none before, is a compile error. */
export const handlers: { [E in WithActions]: HandlersOf<Entities[E]> } = {
  ads: adHandlers,
  bizCards: bizCardHandlers,
  businessDays: businessDayHandlers,
  chitReminders: chitReminderHandlers,
  contacts: contactHandlers,
  enquiries: enquiryHandlers,
  erasures: erasureHandlers,
  groupMembers: groupMemberHandlers,
  ledgerAccounts: ledgerAccountHandlers,
  meetings: meetingHandlers,
  meetingInvitations: meetingInvitationHandlers,
  messages: messageHandlers,
  pieceIssues: pieceIssueHandlers,
  pieceTransfers: pieceTransferHandlers,
  pieceArrivals: pieceArrivalHandlers,
  pieces: pieceHandlers,
  creditNotes: creditNoteHandlers,
  debitNotes: debitNoteHandlers,
  customerSubscriptions: customerSubscriptionHandlers,
  quickBills: quickBillHandlers,
  purchases: purchaseHandlers,
  heldGoods: heldGoodsHandlers,
  workOrders: workOrderHandlers,
  karigarIssues: karigarIssueHandlers,
  karigarReceipts: karigarReceiptHandlers,
  quotes: quoteHandlers,
  salesOrders: salesOrderHandlers,
  recipients: recipientHandlers,
  orders: orderHandlers,
  payments: paymentHandlers,
  invoicePlans: invoicePlanHandlers,
  messengerPlans: messengerPlanHandlers,
  invoiceSubscriptions: invoiceSubscriptionHandlers,
  messengerSubscriptions: messengerSubscriptionHandlers,
  notifications: notificationHandlers,
  savedReports: savedReportHandlers,
  oldGold: oldGoldHandlers,
  meltingLots: meltingLotHandlers,
  chitMembers: chitMemberHandlers,
  commodityRates: commodityRateHandlers,
  serviceRequests: serviceRequestHandlers,
  shops: shopHandlers,
  vouchers: voucherHandlers,
  tenants: tenantHandlers,
  stockTakes: stockTakeHandlers,
  tills: tillHandlers,
  users: userHandlers,
};

/**
 * Verbs that an entity does wholly its own way: operation id -> handler. What a usual one only brings along is a hook, which no other way
 * to change a record goes past.
 */
export const overrides: Handlers = {
  'commodityRates.create': createRate,
  'contacts.merge': mergeContacts,
  'serviceRequests.addRemark': replyOfShop,
  'users.create': inviteUser,
  'users.update': updateUser,
  'users.delete': removeUser,
};
