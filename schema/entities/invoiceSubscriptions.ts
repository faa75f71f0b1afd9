import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { can } from '../permissions.ts';
import {
  limitFields,
  moreFields,
  otherPlan,
  subscriptionButtons,
  subscriptionFields,
  subscriptionMoves,
} from '../rules/subscriptionFields.ts';
import { running } from '../rules/subscriptions.ts';

/** What a shop holds of TS Invoice. The platform's people give it and look after it, the shop reads it as one of its facts. */
export const invoiceSubscriptions = defineEntity({
  name: 'invoiceSubscriptions',
  label: { one: 'Subscription of TS Invoice', many: 'Subscriptions of TS Invoice' },
  path: 'system/shops/:shopId/subscriptions/tsinvoice',
  title: 'name',
  fields: subscriptionFields('tsinvoice'),
  search: ['name', 'plan', 'orderNumber'],
  permissions: { list: can.InvoiceSubscriptionList },
  list: {
    columns: ['name', 'state', 'duration', 'price', 'startsOn', 'endsOn'],
    filters: ['plan', 'endsOn', 'duration'],
  },
  states: subscriptionMoves('invoiceSubscriptions', can.InvoiceSubscriptionEdit),
  actions: {
    renew: {
      method: 'POST',
      path: ':id/renew',
      permission: can.InvoiceSubscriptionEdit,
      summary: 'It goes on after its last day, for another term',
      input: moreFields(),
    },
    change: {
      method: 'POST',
      path: ':id/change',
      permission: can.InvoiceSubscriptionEdit,
      summary: 'Another plan from today on; what was not used of this one counts towards its price',
      input: { planId: otherPlan('invoicePlans'), ...moreFields() },
    },
    limits: {
      method: 'POST',
      path: ':id/limits',
      permission: can.InvoiceSubscriptionEdit,
      summary: 'What it allows this shop, in place of what its plan does',
      input: limitFields(),
    },
  },
  buttons: subscriptionButtons,
  identity: { uniqueIn: [{ fields: ['app'], states: [...running] }] },
  storage: {
    system: true,
    indexes: [['state', 'endsOn']],
    across: {
      path: 'system/subscriptions/tsinvoice',
      permission: can.InvoiceSubscriptionList,
      indexes: ['state', 'endsOn'],
      page: { route: 'subscriptions/tsinvoice' },
    },
  },
});
export type InvoiceSubscription = RecordOf<typeof invoiceSubscriptions>;
