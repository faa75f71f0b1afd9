import { choice, text, verbatim } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { durations } from './durations.ts';

/** What a shop holds of the apps, what it may hold, and how it orders that. */
export const planActions = {
  subscriptions: {
    method: 'GET',
    path: 'subscriptions',
    permission: '',
    summary: 'What the shop holds of each app: until when, what its plan allows, and what is used of it',
  },
  plans: {
    method: 'GET',
    path: 'plans',
    permission: can.UserEdit,
    summary:
      'What the shop may order, at the prices of today: what the site shows, and what is for shops alone to whoever holds tsinvoice_plan/shop/list or tsmessenger_plan/shop/list',
  },
  order: {
    method: 'POST',
    path: 'orders',
    permission: can.UserEdit,
    summary: 'Order a plan for the shop, in its name; once it is paid the shop holds it',
    input: {
      plan: text().label('Plan').required('Choose a plan').max(60),
      duration: choice(durations).label('For how long').required('Duration is required'),
    },
  },
  takeOrder: {
    method: 'POST',
    path: 'orders/take',
    permission: can.UserEdit,
    summary:
      'What was ordered on the site is for this shop, as whoever has its receipt says; what is paid is held at once',
    input: {
      order: text().label('Order').required().max(36),
      receipt: verbatim().label('Receipt').required(),
    },
  },
} as const;
