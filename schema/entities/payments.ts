import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, json, longText, money, ref, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { paymentStates, paymentWays, refundable, refunds } from '../rules/payments.ts';
import { say } from '../words/said.ts';

const failReason = () => longText().label('Why it failed').max(250);

/** Money for orders at the company: made by visitors who pay, moved by what the provider tells, looked after by people of the platform. */
export const payments = defineEntity({
  name: 'payments',
  label: { one: 'Payment', many: 'Payments' },
  path: 'system/payments',
  page: { route: 'system/payments', menu: 'platform' },
  title: 'number',
  fields: {
    /** Of its order, and which of its payments it is: the provider's receipt. */
    number: text().label('Number').required().max(24),
    orderId: ref('orders').label('Order').required(),
    way: choice(paymentWays).label('Paid by').required(),
    state: choice(paymentStates).label('State').required(),
    amount: money().label('Amount').required(),
    refunded: money().label('Refunded').required(),
    method: text().label('Method').max(30),
    paidAt: timestamp().label('Paid on'),
    reference: text().label('UPI reference').max(40),
    providerOrder: text().label("Provider's order").max(60),
    providerPayment: text().label("Provider's payment").max(60),
    failReason: failReason(),
    refunds: json(refunds).label('Refunds'),
  },
  search: ['number', 'reference', 'providerOrder', 'providerPayment'],
  permissions: { list: can.PaymentList },
  list: {
    columns: ['number', 'orderId', 'way', 'state', 'amount', 'paidAt', 'createdAt'],
    filters: ['orderId', 'way', 'paidAt', 'createdAt'],
  },
  identity: { unique: [['number'], ['providerOrder'], ['providerPayment'], ['reference']] },
  states: {
    field: 'state',
    initial: 'created',
    transitions: {
      settle: taken(['created', 'failed'], 'paid', 'Settle', 'The money is there'),
      fail: taken(['created'], 'failed', 'Fail', 'The provider says that it failed'),
      giveBack: taken(['paid'], 'refunded', 'Give back', 'All of it went back'),
      refuse: {
        from: ['created'],
        to: 'failed',
        label: 'Not received',
        summary: 'Nothing came under the reference that the buyer told',
        permission: can.PaymentConfirm,
        danger: true,
        input: { failReason: failReason().required('Say why').min(3) },
        guard: ({ way }: { way: string }) => (way === 'upi' ? null : say('paymentByProvider')),
      },
    },
  },
  actions: {
    confirm: {
      method: 'POST',
      path: ':id/confirm',
      permission: can.PaymentConfirm,
      summary: 'The money of a UPI reference is in the account: the order is paid',
    },
    refund: {
      method: 'POST',
      path: ':id/refund',
      permission: can.PaymentRefund,
      summary: 'Money goes back to the buyer, whole or in part',
      input: {
        amount: money().label('Amount').required('Enter an amount').moreThan(0, 'Amount must be more than 0'),
        reason: longText().label('Reason').required('Say why').min(3).max(250),
      },
    },
  },
  buttons: {
    confirm: {
      on: 'record',
      label: 'Confirm receipt',
      text: 'Look into the bank account first: %{amount} with the reference %{reference}. The order is paid from now on.',
      done: 'Paid',
      when: ({ way, state }) => way === 'upi' && (state === 'created' || state === 'failed'),
      changes: ['system/orders', 'subscriptions/tsinvoice', 'subscriptions/tsmessenger'],
    },
    refund: {
      on: 'record',
      label: 'Refund',
      text: 'Razorpay sends it back the way it came. What was paid by UPI you send back yourself, and keep here that it went.',
      done: 'Noted',
      danger: true,
      when: ({ state, amount, refunds }) => state === 'paid' && refundable({ amount, refunds }) > 0,
      initial: ({ amount, refunds }) => ({ amount: refundable({ amount, refunds }) }),
    },
  },
  storage: { space: 'platform' },
});
export type Payment = RecordOf<typeof payments>;

/** By the server alone. */
function taken<const F extends readonly string[], const T extends string>(
  from: F,
  to: T,
  label: string,
  summary: string,
) {
  return { from, to, label, summary, permission: can.PaymentList, by: 'payments' } as const;
}
