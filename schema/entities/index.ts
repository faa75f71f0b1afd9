/** Every entity of the product. A new one is its file and a line here. */
import type { AnyEntity } from '../kit/defineEntity.ts';
import { accessEvents } from './accessEvents.ts';
import { adCounts } from './adCounts.ts';
import { ads } from './ads.ts';
import { applications } from './applications.ts';
import { bizCardCounts } from './bizCardCounts.ts';
import { bizCards } from './bizCards.ts';
import { businessDays } from './businessDays.ts';
import { chitEntries } from './chitEntries.ts';
import { chitReminders } from './chitReminders.ts';
import { chitMembers } from './chitMembers.ts';
import { chitSchemes } from './chitSchemes.ts';
import { commodityRates } from './commodityRates.ts';
import { contacts } from './contacts.ts';
import { enquiries } from './enquiries.ts';
import { enquiryStatuses } from './enquiryStatuses.ts';
import { currencyUnits } from './currencyUnits.ts';
import { downloadCounts } from './downloadCounts.ts';
import { downloads } from './downloads.ts';
import { erasures } from './erasures.ts';
import { errorLogs } from './errorLogs.ts';
import { groupMembers } from './groupMembers.ts';
import { groups } from './groups.ts';
import { gstRates } from './gstRates.ts';
import { heldGoods } from './heldGoods.ts';
import { hsnCodes } from './hsnCodes.ts';
import { invoicePlans } from './invoicePlans.ts';
import { invoiceSubscriptions } from './invoiceSubscriptions.ts';
import { karigarIssues } from './karigarIssues.ts';
import { karigarReceipts } from './karigarReceipts.ts';
import { ledgerAccounts } from './ledgerAccounts.ts';
import { licenses } from './licenses.ts';
import { licenseMachines } from './licenseMachines.ts';
import { meetingInvitations } from './meetingInvitations.ts';
import { meetings } from './meetings.ts';
import { messages } from './messages.ts';
import { messengerPlans } from './messengerPlans.ts';
import { messengerSubscriptions } from './messengerSubscriptions.ts';
import { notifications } from './notifications.ts';
import { optOuts } from './optOuts.ts';
import { meltingLots } from './meltingLots.ts';
import { oldGold } from './oldGold.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { pieceArrivals } from './pieceArrivals.ts';
import { pieceIssues } from './pieceIssues.ts';
import { pieces } from './pieces.ts';
import { pieceTransfers } from './pieceTransfers.ts';
import { portfolio } from './portfolio.ts';
import { productCategories } from './productCategories.ts';
import { productGroups } from './productGroups.ts';
import { productGsts } from './productGsts.ts';
import { productPrices } from './productPrices.ts';
import { products } from './products.ts';
import { purchases } from './purchases.ts';
import { creditNotes } from './creditNotes.ts';
import { customerSubscriptions } from './customerSubscriptions.ts';
import { debitNotes } from './debitNotes.ts';
import { quickBills } from './quickBills.ts';
import { quotes } from './quotes.ts';
import { recipients } from './recipients.ts';
import { salesOrders } from './salesOrders.ts';
import { savedReports } from './savedReports.ts';
import { serviceRequests } from './serviceRequests.ts';
import { shops } from './shops.ts';
import { soldGoods } from './soldGoods.ts';
import { stockTakes } from './stockTakes.ts';
import { taskStatuses } from './taskStatuses.ts';
import { tasks } from './tasks.ts';
import { tenants } from './tenants.ts';
import { tills } from './tills.ts';
import { usualWorkStates } from './usualWorkStates.ts';
import { usualWorkTypes } from './usualWorkTypes.ts';
import { units } from './units.ts';
import { users } from './users.ts';
import { vacancies } from './vacancies.ts';
import { vouchers } from './vouchers.ts';
import { workOrderStates } from './workOrderStates.ts';
import { workOrderTypes } from './workOrderTypes.ts';
import { workOrders } from './workOrders.ts';

/** Each under its own name. That they fit together is proven where the API is made of them, and not in everybody's browser. */
const named = <E extends { [K in keyof E]: AnyEntity & { name: K } }>(all: E): E => all;

export const entities = named({
  products,
  productPrices,
  productGroups,
  productCategories,
  productGsts,
  gstRates,
  hsnCodes,
  units,
  currencyUnits,
  contacts,
  groups,
  groupMembers,
  meetings,
  meetingInvitations,
  enquiries,
  enquiryStatuses,
  erasures,
  tasks,
  taskStatuses,
  bizCards,
  bizCardCounts,
  portfolio,
  messages,
  recipients,
  optOuts,
  notifications,
  savedReports,
  commodityRates,
  tills,
  ledgerAccounts,
  businessDays,
  vouchers,
  purchases,
  quotes,
  quickBills,
  creditNotes,
  debitNotes,
  soldGoods,
  customerSubscriptions,
  salesOrders,
  oldGold,
  meltingLots,
  workOrders,
  workOrderTypes,
  workOrderStates,
  karigarIssues,
  karigarReceipts,
  chitSchemes,
  chitMembers,
  chitEntries,
  chitReminders,
  pieces,
  pieceIssues,
  pieceTransfers,
  pieceArrivals,
  heldGoods,
  stockTakes,
  errorLogs,
  accessEvents,
  serviceRequests,
  tenants,
  orders,
  payments,
  vacancies,
  applications,
  invoicePlans,
  invoiceSubscriptions,
  messengerPlans,
  messengerSubscriptions,
  licenses,
  licenseMachines,
  downloads,
  downloadCounts,
  usualWorkTypes,
  usualWorkStates,
  ads,
  adCounts,
  shops,
  users,
});

export type EntityName = keyof typeof entities;
