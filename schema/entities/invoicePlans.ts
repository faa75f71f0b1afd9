import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { can } from '../permissions.ts';
import { giveFields } from '../rules/subscriptionFields.ts';
import { planFields, planSections } from '../rules/planFields.ts';

/** For what and how long TS Invoice is sold. The public prices are read from here. */
export const invoicePlans = defineEntity({
  name: 'invoicePlans',
  label: { one: 'Plan of TS Invoice', many: 'Plans of TS Invoice' },
  path: 'system/plans/tsinvoice',
  page: { route: 'plans/tsinvoice', menu: 'platform' },
  title: 'name',
  fields: planFields(),
  search: ['name', 'code'],
  permissions: {
    list: can.InvoicePlanList,
    create: can.InvoicePlanAdd,
    update: can.InvoicePlanEdit,
    delete: can.InvoicePlanDelete,
  },
  list: {
    columns: ['name', 'about', 'people', 'trialDays', 'shownTo'],
    filters: ['shownTo'],
  },
  sections: planSections(['people', 'phoneHelp']),
  actions: {
    give: {
      method: 'POST',
      path: ':id/give',
      permission: can.InvoiceSubscriptionAdd,
      summary: 'A shop holds this plan from a day on, bought or on trial; without an order',
      input: giveFields(),
    },
  },
  buttons: {
    give: {
      on: 'record',
      label: 'Give to a shop',
      text: 'The shop holds %{name} from that day on, as it is today. Without a price it costs what the plan costs on that day.',
      done: '%{name} given until %{endsOn}',
      changes: ['invoiceSubscriptions', 'subscriptions/tsinvoice'],
    },
  },
  identity: { unique: [['code']] },
  writing: { createOnly: ['code'] },
  storage: { space: 'platform' },
});
export type InvoicePlan = RecordOf<typeof invoicePlans>;
