import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, json, longText, money, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { customerSubscriptionStates, customerTerms } from '../rules/customerSubscriptions.ts';
import { durations } from '../rules/durations.ts';

const reason = () => longText().label('Reason for cancelling').max(250);

/** What a customer holds of a product that is sold by subscription only. Bills and credit notes write it, and the clock moves it on. */
export const customerSubscriptions = defineEntity({
  name: 'customerSubscriptions',
  label: { one: 'Subscription of a customer', many: 'Subscriptions of customers' },
  path: 'shops/:shopId/customer_subscriptions',
  page: { route: 'subscriptions/customers', menu: 'sell', madeBy: 'give', remarks: true },
  title: 'name',
  fields: {
    name: text().label('Subscription').required().max(255),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required(),
    productId: ref('products', { embed: 'product' }).label('Product').required(),
    priceName: text().label('Price name').required().max(128),
    duration: choice(durations).label('Each term').required(),
    price: money().label('Price').required(),
    startsOn: date().label('First day').required(),
    endsOn: date().label('Last day').required(),
    billId: ref('quickBills', { embed: 'bill' }).label('Last bill'),
    terms: json(customerTerms).label('What was bought').required(),
    /** The last day of which the shop has been told. */
    toldUntil: date().label('Told of the last day'),
    cancelReason: reason(),
    state: choice(customerSubscriptionStates).label('State').required(),
  },
  search: ['name', 'priceName'],
  permissions: { list: can.CustomerSubscriptionList },
  list: {
    columns: ['name', 'contactId', 'state', 'duration', 'endsOn'],
    filters: ['contactId', 'productId', 'endsOn', 'startsOn', 'duration'],
    calendar: { start: 'endsOn' },
  },
  sections: {
    what: { fields: ['name', ['contactId', 'productId'], ['priceName', 'duration', 'price']] },
    when: { fields: [['startsOn', 'endsOn'], 'billId', 'terms', 'cancelReason'] },
  },
  states: {
    field: 'state',
    initial: 'pending',
    transitions: {
      start: {
        from: ['pending'],
        to: 'active',
        label: 'Begin',
        summary: 'Its first day has come',
        permission: can.CustomerSubscriptionEdit,
        by: 'customerSubscriptions',
      },
      end: {
        from: ['active'],
        to: 'ended',
        label: 'End',
        summary: 'Its last day is over',
        permission: can.CustomerSubscriptionEdit,
        by: 'customerSubscriptions',
      },
      takeBack: {
        from: ['pending', 'active'],
        to: 'cancelled',
        label: 'Take back',
        summary: 'A credit note took back what was left of it',
        permission: can.CreditNoteAdd,
        by: 'creditNotes',
      },
      cancel: {
        from: ['pending', 'active'],
        to: 'cancelled',
        label: 'Cancel subscription',
        summary: 'It ends at once, for a reason; what was paid for it stays paid',
        permission: can.CustomerSubscriptionEdit,
        danger: true,
        input: { cancelReason: reason().required('Say why').min(3) },
      },
    },
  },
  actions: {
    give: {
      method: 'POST',
      path: 'give',
      permission: can.CustomerSubscriptionAdd,
      summary: 'One term without a bill: after what the customer holds of the product, else from a day on',
      input: {
        contactId: ref('contacts').label('Customer').required('Choose the customer'),
        productId: ref('products', { among: { subscriptionOnly: true } })
          .label('Product')
          .required('Choose the product'),
        duration: choice(durations).label('For how long'),
        price: money().label('Price, if another').min(0, 'Price cannot be negative'),
        from: date().label('From'),
      },
    },
    billAgain: {
      method: 'POST',
      path: ':id/bill_again',
      permission: can.QuickBillAdd,
      summary: 'What a new bill for its next term begins with: the customer, and the line as it is sold now',
    },
  },
  buttons: {
    give: {
      on: 'list',
      label: 'Give without a bill',
      text: 'Where the customer holds one already, it goes on after its last day. Without a price it costs what the product costs.',
      done: 'Given until %{endsOn}',
      makes: 'customerSubscriptions',
    },
    billAgain: {
      on: 'record',
      label: 'Bill again',
      begins: { entity: 'quickBills', with: ({ contactId, lines }) => ({ contactId, lines }) },
    },
  },
  figures: {
    byProduct: { label: 'Active subscriptions by product', by: 'productId', state: 'active' },
    byEnd: { label: 'Active subscriptions by month of their end', by: 'endsOn', every: 'month', state: 'active' },
  },
  storage: {
    indexes: [
      ['state', 'endsOn'],
      ['contactId', 'productId'],
    ],
    dataSubject: { through: 'contactId', onErasure: { stays: 'books' } },
  },
});
export type CustomerSubscription = RecordOf<typeof customerSubscriptions>;
