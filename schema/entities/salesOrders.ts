import { notShown } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, longText, money, percent, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { explainSale } from '../rules/explainSale.ts';
import { otherGstFields } from '../rules/lineTax.ts';
import { approvalActions, approvalButtons, approvalFieldNames, approvalFields } from '../rules/approvals.ts';
import { billedGst } from '../rules/purchases.ts';
import { saleActions } from '../rules/saleActions.ts';
import { orderLines, paidBy, saleFigureNames, saleFigures } from '../rules/saleFields.ts';
import { discountBases } from '../rules/saleLines.ts';
import {
  isWholeSalesOrder,
  openSalesOrderStates,
  salesOrderStates,
  salesOrderTotals,
  workOfOrder,
} from '../rules/salesOrders.ts';
import { stateOptions } from '../rules/states.ts';
import { say } from '../words/said.ts';

const isOpen = ({ state }: { state: string | null }) => openSalesOrderStates.some(open => open === state);

/** What is made for a customer by a day, with advances and old gold on account of it. Its bill settles it. */
export const salesOrders = defineEntity({
  name: 'salesOrders',
  label: { one: 'Sales order', many: 'Sales orders' },
  path: 'shops/:shopId/sales_orders',
  page: { route: 'sales_orders', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' })
      .label('Customer')
      .required('Choose the customer')
      .meta({ fills: 'buyer' }),
    quoteId: ref('quotes').label('Estimate'),
    day: date().label('Day'),
    ...backDatedFields(),
    deliveryDay: date().label('Deliver by').after('day', { orSame: true }),
    rateLocked: boolean().label('The rates stay as they are'),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required().default('cgstSgst'),
    ...otherGstFields(),
    lines: orderLines().min(1, 'Enter what is ordered'),
    discountOn: choice(discountBases).label('Discount on').required().default('making'),
    discountPercent: percent().label('Discount (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    ...saleFigures(),
    advance: money().label('Advance'),
    due: money().label('Left to pay'),
    ...approvalFields(),
    note: longText().label('Note').max(500),
    reason: longText().label('Why not').max(250),
    state: choice(salesOrderStates).label('State').required(),
  },
  search: ['number', 'note'],
  permissions: {
    list: can.SalesOrderList,
    create: can.SalesOrderAdd,
    update: can.SalesOrderEdit,
    delete: can.SalesOrderDelete,
  },
  list: {
    columns: ['number', 'contactId', 'deliveryDay', 'total', 'advance', 'due', 'state'],
    filters: ['contactId', 'deliveryDay', 'day', 'total'],
    calendar: { start: 'deliveryDay' },
    period: 'day',
  },
  writing: { readOnly: ['advance', 'reason', ...approvalFieldNames] },
  sections: {
    whom: { fields: ['contactId', ['deliveryDay', 'day'], 'backDatedReason'] },
    goods: { fields: ['lines', ['discountOn', 'discountPercent']] },
    tax: { label: 'GST', fields: [['placeOfSupply', 'billedGst'], 'gstReason'] },
    words: { fields: ['rateLocked', 'quoteId', 'note'] },
  },
  totals: { fields: [...saleFigureNames, 'due'], of: salesOrderTotals, explained: explainSale },
  assignment: { due: 'deliveryDay' },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['confirmed', 'ready', 'delivered', 'cancelled'],
    transitions: {
      confirm: {
        from: ['draft'],
        to: 'confirmed',
        label: 'Take the order',
        shortcut: 'F10',
        summary: 'It gets its number, and stays as the customer has it',
        permission: can.SalesOrderAdd,
        guard: order => (isWholeSalesOrder(order as never) ? null : say('orderIncomplete')),
      },
      revise: {
        from: ['confirmed'],
        to: 'draft',
        label: 'Change it',
        summary: 'It may be changed again, under the same number',
        permission: can.SalesOrderEdit,
      },
      ready: {
        from: ['confirmed'],
        to: 'ready',
        label: 'Ready to fetch',
        summary: 'All of it is made, and the customer may fetch it',
        permission: can.SalesOrderEdit,
      },
      deliver: {
        from: openSalesOrderStates,
        to: 'delivered',
        label: 'Deliver',
        summary: 'A bill of it is issued',
        permission: can.QuickBillAdd,
        by: 'quickBills',
      },
      cancel: {
        from: openSalesOrderStates,
        to: 'cancelled',
        ofToday: true,
        label: 'Cancel order',
        summary: 'Nothing is made any more. What was paid stays with the customer as credit',
        permission: can.SalesOrderDelete,
        confirm: true,
        danger: true,
        input: { reason: longText().label('Why not').max(250) },
      },
    },
  },
  series: { field: 'number', prefix: 'O', takenBy: 'confirm', dated: 'day', outgoing: true },
  parties: { other: 'contactId' },
  actions: {
    ...saleActions(can.SalesOrderList),
    ...approvalActions(can.SalesOrderList, can.SalesOrderAdd),
    bill: {
      method: 'POST',
      path: ':id/bill',
      permission: can.QuickBillAdd,
      summary:
        'The draft of a bill of it, at the rates that hold now unless its own stay as they are, paid from its advance',
    },
    giveWork: {
      method: 'POST',
      path: ':id/give_work',
      permission: can.WorkOrderAdd,
      summary:
        'A work order for each line that is to be made: the line names it, and it knows metal, weight, size, customer and day',
      input: { typeId: ref('workOrderTypes').label('Type of work').required('Choose the type of work') },
    },
    advance: {
      method: 'POST',
      path: ':id/advance',
      permission: can.ReceiptAdd,
      summary: 'Money on account of an order, by a receipt that is in the books at once',
      input: {
        amount: money().label('Amount').required('Enter the amount').moreThan(0, 'Enter more than nought'),
        ...paidBy(),
        tillId: ref('tills').label('Till').when('way', { is: 'cash', otherwise: notShown }),
        note: longText().label('For').max(500),
      },
    },
  },
  buttons: {
    ...approvalButtons,
    giveWork: {
      on: 'record',
      label: 'Make work orders',
      text: 'One for each line that no piece is chosen for and that has none yet.',
      done: 'Made: %{count}',
      when: ({ state, lines }) => state === 'confirmed' && workOfOrder(lines).length > 0,
      changes: ['workOrders'],
    },
    bill: {
      on: 'record',
      label: 'Make the bill',
      done: 'The bill is a draft. Scan what was made, check the weights, enter the payment and issue it',
      when: isOpen,
      makes: 'quickBills',
      changes: ['quickBills'],
    },
    advance: {
      on: 'record',
      label: 'Take an advance',
      done: 'Received with %{number}',
      when: isOpen,
      makes: 'vouchers',
      changes: ['vouchers'],
    },
  },
  papers: {
    order: {
      label: 'Order',
      draft: 'Draft, not ordered',
      sizes: ['a4', 'a5', 'roll80'],
      fields: ['number', 'day', 'contactId', 'deliveryDay', 'rateLocked', 'advance', 'due', 'note'],
      reckoned: 'above',
      terms: true,
      main: 'total',
      note: 'Bring this paper when you fetch what is ordered. Weights are those agreed; the bill has what was made. Unless the rates stay as they are, those of the day of the bill count.',
    },
  },
  figures: {
    byMonth: { label: 'Orders by month', sum: 'total', by: 'day', every: 'month' },
    byCustomer: { label: 'Orders by customer', sum: 'total', by: 'contactId' },
    dueByMonth: { label: 'To be delivered by month', sum: 'total', by: 'deliveryDay', every: 'month' },
  },
  // An estimate becomes one order.
  identity: {
    unique: [['number']],
    uniqueIn: [{ fields: ['quoteId'], states: ['draft', 'confirmed', 'ready', 'delivered'] }],
  },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type SalesOrder = RecordOf<typeof salesOrders>;
