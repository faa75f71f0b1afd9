/** The pages of every entity that has some. One's own views are named here; all others come from the schema. */
import type { ResourceProps } from 'react-admin';
import { settledResource } from '../books/settledResource.tsx';
import { voucherResource } from '../books/voucherResource.tsx';
import { creditNotes } from '../../schema/entities/creditNotes.ts';
import { debitNotes } from '../../schema/entities/debitNotes.ts';
import { quickBills } from '../../schema/entities/quickBills.ts';
import { quotes } from '../../schema/entities/quotes.ts';
import { salesOrders } from '../../schema/entities/salesOrders.ts';
import type { EntityName } from '../../schema/entities/index.ts';
import { allEntities } from '../entityOf.ts';
import { accessLogResource } from './accessEvents/accessLogResource.tsx';
import { adResource } from './ads/adResource.tsx';
import { bizCardResource } from './bizCards/bizCardResource.tsx';
import { businessDayResource } from './businessDays/businessDayResource.tsx';
import { rateResource } from './commodityRates/rateResource.tsx';
import { passbookResource, schemeResource } from './chits/chitResources.tsx';
import { contactResource } from './contacts/contactResource.tsx';
import { partyResource } from './contacts/partyResource.tsx';
import { customerSubscriptionResource } from './customerSubscriptions/customerSubscriptionResource.tsx';
import { enquiryResource } from './enquiries/enquiryResource.tsx';
import { erasureResource } from './erasures/erasureResource.tsx';
import { allErrorLogsResource, errorLogResource } from './errorLogs/errorLogResource.tsx';
import { groupResource } from './groups/groupResource.tsx';
import { resourceOf } from './kit/resourceOf.tsx';
import { licenseResource } from './licenses/licenseResource.tsx';
import { meetingResource } from './meetings/meetingResource.tsx';
import { messageResource } from './messages/messageResource.tsx';
import { karigarIssueResource, karigarReceiptResource } from './karigars/karigarResources.tsx';
import { meltingLotResource } from './meltingLots/meltingLotResource.tsx';
import { oldGoldResource } from './oldGold/oldGoldResource.tsx';
import { orderResource } from './orders/orderResource.tsx';
import { paymentResource } from './payments/paymentResource.tsx';
import { pieceResource } from './pieces/pieceResource.tsx';
import { transferResource } from './pieceTransfers/transferResource.tsx';
import { productResource } from './products/productResource.tsx';
import { purchaseResource } from './purchases/purchaseResource.tsx';
import { saleResource } from './sales/saleResource.tsx';
import { invoiceSubscriptions } from '../../schema/entities/invoiceSubscriptions.ts';
import { messengerSubscriptions } from '../../schema/entities/messengerSubscriptions.ts';
import { subscriptionResource } from './subscriptions/subscriptionResource.tsx';
import { stockTakeResource } from './stockTakes/stockTakeResource.tsx';
import { taskResource } from './tasks/taskResource.tsx';
import { allServiceRequestsResource, serviceRequestResource } from './serviceRequests/serviceRequestResource.tsx';
import { tenantResource } from './tenants/tenantResource.tsx';
import { userResource } from './users/userResource.tsx';

const own: { [E in EntityName]?: ResourceProps } = {
  purchases: purchaseResource,
  products: productResource,
  pieces: pieceResource,
  pieceTransfers: transferResource,
  ads: adResource,
  bizCards: bizCardResource,
  businessDays: businessDayResource,
  chitMembers: passbookResource,
  chitSchemes: schemeResource,
  contacts: contactResource,
  customerSubscriptions: customerSubscriptionResource,
  groups: groupResource,
  commodityRates: rateResource,
  enquiries: enquiryResource,
  erasures: erasureResource,
  accessEvents: accessLogResource,
  errorLogs: errorLogResource,
  karigarIssues: karigarIssueResource,
  karigarReceipts: karigarReceiptResource,
  oldGold: oldGoldResource,
  meltingLots: meltingLotResource,
  orders: orderResource,
  payments: paymentResource,
  quotes: saleResource(quotes),
  salesOrders: saleResource(salesOrders),
  quickBills: saleResource(quickBills),
  stockTakes: stockTakeResource,
  tasks: taskResource,
  serviceRequests: serviceRequestResource,
  tenants: tenantResource,
  licenses: licenseResource,
  meetings: meetingResource,
  messages: messageResource,
  users: userResource,
  vouchers: voucherResource,
  creditNotes: settledResource(creditNotes),
  debitNotes: settledResource(debitNotes),
};

const ownOverShops: { [E in EntityName]?: ResourceProps } = {
  errorLogs: allErrorLogsResource,
  serviceRequests: allServiceRequestsResource,
  invoiceSubscriptions: subscriptionResource(invoiceSubscriptions),
  messengerSubscriptions: subscriptionResource(messengerSubscriptions),
};

export const resources: ResourceProps[] = allEntities
  .filter(({ route }) => route)
  .map(entity =>
    entity.view
      ? partyResource(entity)
      : ((entity.isOverShops ? ownOverShops : own)[entity.name as EntityName] ?? resourceOf(entity)),
  );
