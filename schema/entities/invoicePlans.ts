import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { can } from '../permissions.ts';
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
    columns: ['name', 'about', 'people', 'trialDays', 'shownTo', 'position'],
    filters: ['shownTo'],
  },
  sections: planSections(['people', 'phoneHelp']),
  identity: { unique: [['code']] },
  writing: { createOnly: ['code'] },
  storage: { space: 'platform' },
});
export type InvoicePlan = RecordOf<typeof invoicePlans>;
