import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { giveFields } from '../rules/subscriptionFields.ts';
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
    columns: ['name', 'about', 'people', 'messages', 'trialDays', 'shownTo'],
    filters: ['shownTo'],
  },
  sections: planSections([['people', 'messages'], 'phoneHelp']),
  actions: {
    give: {
      method: 'POST',
      path: ':id/give',
      permission: can.MessengerSubscriptionAdd,
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
      changes: ['messengerSubscriptions', 'subscriptions/tsmessenger'],
    },
  },
  identity: { unique: [['code']] },
  writing: { createOnly: ['code'] },
  storage: { space: 'platform' },
});
export type MessengerPlan = RecordOf<typeof messengerPlans>;
