import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer } from '../kit/kinds.ts';
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

/** What a shop holds of TS Messenger. The platform's people give it and look after it, the shop reads it as one of its facts. */
export const messengerSubscriptions = defineEntity({
  name: 'messengerSubscriptions',
  label: { one: 'Subscription of TS Messenger', many: 'Subscriptions of TS Messenger' },
  path: 'system/shops/:shopId/subscriptions/tsmessenger',
  title: 'name',
  fields: {
    ...subscriptionFields('tsmessenger'),
    messages: integer().label('Messages a month').required().min(1),
  },
  search: ['name', 'plan', 'orderNumber'],
  permissions: { list: can.MessengerSubscriptionList },
  list: {
    columns: ['name', 'state', 'duration', 'price', 'startsOn', 'endsOn'],
    filters: ['plan', 'endsOn', 'duration'],
  },
  states: subscriptionMoves('messengerSubscriptions', can.MessengerSubscriptionEdit),
  actions: {
    renew: {
      method: 'POST',
      path: ':id/renew',
      permission: can.MessengerSubscriptionEdit,
      summary: 'It goes on after its last day, for another term',
      input: moreFields(),
    },
    change: {
      method: 'POST',
      path: ':id/change',
      permission: can.MessengerSubscriptionEdit,
      summary: 'Another plan from today on; what was not used of this one counts towards its price',
      input: { planId: otherPlan('messengerPlans'), ...moreFields() },
    },
    limits: {
      method: 'POST',
      path: ':id/limits',
      permission: can.MessengerSubscriptionEdit,
      summary: 'What it allows this shop, in place of what its plan does',
      input: {
        ...limitFields(),
        messages: integer().label('Messages a month').required('Say how many messages').min(1, 'At least ${min}'),
      },
    },
  },
  buttons: subscriptionButtons,
  identity: { uniqueIn: [{ fields: ['app'], states: [...running] }] },
  storage: {
    system: true,
    indexes: [['state', 'endsOn']],
    across: {
      path: 'system/subscriptions/tsmessenger',
      permission: can.MessengerSubscriptionList,
      indexes: ['state', 'endsOn'],
      page: { route: 'subscriptions/tsmessenger' },
    },
  },
});
export type MessengerSubscription = RecordOf<typeof messengerSubscriptions>;
