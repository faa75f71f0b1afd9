import type { entities } from '../../../entities/index.ts';
import type { EntityWords } from '../../schemaWords.ts';
import { accessEventsWords } from './accessEvents.ts';
import { adCountsWords } from './adCounts.ts';
import { adsWords } from './ads.ts';
import { applicationsWords } from './applications.ts';
import { bizCardCountsWords } from './bizCardCounts.ts';
import { bizCardsWords } from './bizCards.ts';
import { commodityRatesWords } from './commodityRates.ts';
import { contactsWords } from './contacts.ts';
import { currencyUnitsWords } from './currencyUnits.ts';
import { downloadCountsWords } from './downloadCounts.ts';
import { downloadsWords } from './downloads.ts';
import { invoicePlansWords } from './invoicePlans.ts';
import { invoiceSubscriptionsWords } from './invoiceSubscriptions.ts';
import { messengerPlansWords } from './messengerPlans.ts';
import { messengerSubscriptionsWords } from './messengerSubscriptions.ts';
import { enquiriesWords } from './enquiries.ts';
import { enquiryStatusesWords } from './enquiryStatuses.ts';
import { erasuresWords } from './erasures.ts';
import { errorLogsWords } from './errorLogs.ts';
import { groupMembersWords } from './groupMembers.ts';
import { groupsWords } from './groups.ts';
import { gstRatesWords } from './gstRates.ts';
import { heldGoodsWords } from './heldGoods.ts';
import { hsnCodesWords } from './hsnCodes.ts';
import { licensesWords } from './licenses.ts';
import { licenseMachinesWords } from './licenseMachines.ts';
import { meetingInvitationsWords } from './meetingInvitations.ts';
import { meetingsWords } from './meetings.ts';
import { messagesWords } from './messages.ts';
import { notificationsWords } from './notifications.ts';
import { savedReportsWords } from './savedReports.ts';
import { optOutsWords } from './optOuts.ts';
import { ordersWords } from './orders.ts';
import { paymentsWords } from './payments.ts';
import { pieceArrivalsWords } from './pieceArrivals.ts';
import { meltingLotsWords } from './meltingLots.ts';
import { oldGoldWords } from './oldGold.ts';
import { pieceIssuesWords } from './pieceIssues.ts';
import { piecesWords } from './pieces.ts';
import { pieceTransfersWords } from './pieceTransfers.ts';
import { portfolioWords } from './portfolio.ts';
import { productCategoriesWords } from './productCategories.ts';
import { productGroupsWords } from './productGroups.ts';
import { productGstsWords } from './productGsts.ts';
import { productPricesWords } from './productPrices.ts';
import { productsWords } from './products.ts';
import { purchasesWords } from './purchases.ts';
import { creditNotesWords } from './creditNotes.ts';
import { debitNotesWords } from './debitNotes.ts';
import { quickBillsWords } from './quickBills.ts';
import { quotesWords } from './quotes.ts';
import { recipientsWords } from './recipients.ts';
import { shopsWords } from './shops.ts';
import { karigarIssuesWords } from './karigarIssues.ts';
import { karigarReceiptsWords } from './karigarReceipts.ts';
import { usualWorkStatesWords } from './usualWorkStates.ts';
import { usualWorkTypesWords } from './usualWorkTypes.ts';
import { workOrderStatesWords } from './workOrderStates.ts';
import { workOrderTypesWords } from './workOrderTypes.ts';
import { workOrdersWords } from './workOrders.ts';
import { taskStatusesWords } from './taskStatuses.ts';
import { stockTakesWords } from './stockTakes.ts';
import { chitEntriesWords } from './chitEntries.ts';
import { chitRemindersWords } from './chitReminders.ts';
import { chitMembersWords } from './chitMembers.ts';
import { chitSchemesWords } from './chitSchemes.ts';
import { customerSubscriptionsWords } from './customerSubscriptions.ts';
import { soldGoodsWords } from './soldGoods.ts';
import { tasksWords } from './tasks.ts';
import { tenantsWords } from './tenants.ts';
import { unitsWords } from './units.ts';
import { usersWords } from './users.ts';
import { salesOrdersWords } from './salesOrders.ts';
import { serviceRequestsWords } from './serviceRequests.ts';
import { vouchersWords } from './vouchers.ts';
import { ledgerAccountsWords } from './ledgerAccounts.ts';
import { businessDaysWords } from './businessDays.ts';
import { tillsWords } from './tills.ts';
import { vacanciesWords } from './vacancies.ts';

export const entitiesWords = {
  products: productsWords,
  purchases: purchasesWords,
  quotes: quotesWords,
  quickBills: quickBillsWords,
  creditNotes: creditNotesWords,
  debitNotes: debitNotesWords,
  salesOrders: salesOrdersWords,
  oldGold: oldGoldWords,
  meltingLots: meltingLotsWords,
  chitSchemes: chitSchemesWords,
  chitMembers: chitMembersWords,
  chitEntries: chitEntriesWords,
  soldGoods: soldGoodsWords,
  customerSubscriptions: customerSubscriptionsWords,
  chitReminders: chitRemindersWords,
  productPrices: productPricesWords,
  productGroups: productGroupsWords,
  productCategories: productCategoriesWords,
  productGsts: productGstsWords,
  gstRates: gstRatesWords,
  heldGoods: heldGoodsWords,
  hsnCodes: hsnCodesWords,
  units: unitsWords,
  currencyUnits: currencyUnitsWords,
  contacts: contactsWords,
  groups: groupsWords,
  groupMembers: groupMembersWords,
  meetings: meetingsWords,
  meetingInvitations: meetingInvitationsWords,
  enquiries: enquiriesWords,
  enquiryStatuses: enquiryStatusesWords,
  erasures: erasuresWords,
  stockTakes: stockTakesWords,
  tasks: tasksWords,
  workOrders: workOrdersWords,
  workOrderTypes: workOrderTypesWords,
  workOrderStates: workOrderStatesWords,
  karigarIssues: karigarIssuesWords,
  karigarReceipts: karigarReceiptsWords,
  taskStatuses: taskStatusesWords,
  bizCards: bizCardsWords,
  bizCardCounts: bizCardCountsWords,
  pieceIssues: pieceIssuesWords,
  pieceTransfers: pieceTransfersWords,
  pieceArrivals: pieceArrivalsWords,
  pieces: piecesWords,
  portfolio: portfolioWords,
  messages: messagesWords,
  recipients: recipientsWords,
  optOuts: optOutsWords,
  notifications: notificationsWords,
  savedReports: savedReportsWords,
  commodityRates: commodityRatesWords,
  errorLogs: errorLogsWords,
  accessEvents: accessEventsWords,
  serviceRequests: serviceRequestsWords,
  tenants: tenantsWords,
  orders: ordersWords,
  payments: paymentsWords,
  vouchers: vouchersWords,
  ledgerAccounts: ledgerAccountsWords,
  businessDays: businessDaysWords,
  tills: tillsWords,
  vacancies: vacanciesWords,
  applications: applicationsWords,
  invoicePlans: invoicePlansWords,
  invoiceSubscriptions: invoiceSubscriptionsWords,
  messengerPlans: messengerPlansWords,
  messengerSubscriptions: messengerSubscriptionsWords,
  licenses: licensesWords,
  licenseMachines: licenseMachinesWords,
  downloads: downloadsWords,
  downloadCounts: downloadCountsWords,
  usualWorkTypes: usualWorkTypesWords,
  usualWorkStates: usualWorkStatesWords,
  ads: adsWords,
  adCounts: adCountsWords,
  shops: shopsWords,
  users: usersWords,
} satisfies { readonly [E in keyof typeof entities]: EntityWords };
