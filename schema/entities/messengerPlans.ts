import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { planFields, planSections } from '../rules/planFields.ts';

/** For what and how long TS Messenger is sold. The public prices are read from here. */
export const messengerPlans = defineEntity({
  name: 'messengerPlans',
  label: { one: 'Plan of TS Messenger', many: 'Plans of TS Messenger' },
  path: 'system/plans/tsmessenger',
  page: { route: 'plans/tsmessenger', menu: 'platform' },
  title: 'name',
  fields: {
    ...planFields(),
    messages: integer()
      .label('Messages a month')
      .required('Say how many messages')
      .min(1, 'At least ${min}')
      .max(10_000_000),
  },
  search: ['name', 'code'],
  permissions: {
    list: can.MessengerPlanList,
    create: can.MessengerPlanAdd,
    update: can.MessengerPlanEdit,
    delete: can.MessengerPlanDelete,
  },
  list: {
    columns: ['name', 'about', 'people', 'messages', 'trialDays', 'shownTo', 'position'],
    filters: ['shownTo'],
  },
  sections: planSections([['people', 'messages'], 'phoneHelp']),
  identity: { unique: [['code']] },
  writing: { createOnly: ['code'] },
  storage: { space: 'platform' },
});
export type MessengerPlan = RecordOf<typeof messengerPlans>;
