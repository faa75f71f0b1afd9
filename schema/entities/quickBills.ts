import { notAsked } from '../kit/asked.ts';
import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, integer, lines, longText, money, percent, ref, text } from '../kit/kinds.ts';
import { uuid } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { approvalActions, approvalButtons, approvalFieldNames, approvalFields } from '../rules/approvals.ts';
import { creditReasons, linesLeft, refundAtFirst, returnedTo } from '../rules/creditNotes.ts';
import { billedLinesOf, debitReasons } from '../rules/debitNotes.ts';
import { explainSale } from '../rules/explainSale.ts';
import { otherGstFields } from '../rules/lineTax.ts';
import { billedGst } from '../rules/purchases.ts';
import { billProblem, billStates, billWays, billTotals, postingsOfBill, type BillFacts } from '../rules/quickBills.ts';
import { legalActions, saleActions } from '../rules/saleActions.ts';
import { billLines, paidBy, redeemedBy, saleFigureNames, saleFigures } from '../rules/saleFields.ts';
import { discountBases } from '../rules/saleLines.ts';
import { settlementsAction } from '../rules/settlements.ts';
import { stateOptions } from '../rules/states.ts';
import { keptTax, keptTaxNames } from '../rules/taxScheme.ts';
import { shortReasonField } from '../rules/shortReason.ts';
import { say } from '../words/said.ts';

/** What is sold at the counter. Once issued it is the tax invoice, or without GST the bill of supply, and stays as it is. */
export const quickBills = defineEntity({
  name: 'quickBills',
  label: { one: 'Bill', many: 'Bills' },
  path: 'shops/:shopId/quick_bills',
  page: { route: 'quick_bills', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').meta({ fills: 'buyer' }),
    quoteId: ref('quotes').label('Estimate'),
    salesOrderId: ref('salesOrders').label('Order'),
    workOrderId: ref('workOrders').label('Work order'),
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    day: date().label('Day'),
    ...backDatedFields(),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required().default('cgstSgst'),
    ...otherGstFields(),
    shortReason: shortReasonField(),
    lines: billLines().min(1, 'Enter what is sold'),
    discountOn: choice(discountBases).label('Discount on').required().default('making'),
    discountPercent: percent().label('Discount (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    payments: lines({
      ...paidBy(billWays),
      amount: money().label('Amount').required('Enter the amount').moreThan(0, 'Enter more than nought'),
      ...redeemedBy(),
    })
      .label('Payments')
      .max(20, 'At most ${max} lines'),
    ...saleFigures(),
    paid: money().label('Paid'),
    due: money().label('Due'),
    credited: money().label('Taken back'),
    ...keptTax(),
    ...approvalFields(),
    form60: boolean().label('Declaration in place of PAN is signed'),
    note: longText().label('Note').max(500),
    state: choice(billStates).label('State').required(),
  },
  search: ['number', 'note'],
  permissions: {
    list: can.QuickBillList,
    create: can.QuickBillAdd,
    update: can.QuickBillEdit,
    delete: can.QuickBillDelete,
  },
  list: {
    columns: ['number', 'day', 'contactId', 'total', 'due', 'state'],
    filters: ['contactId', 'tillId', 'day', 'total', 'due', 'approvedAmount'],
    period: 'day',
  },
  sections: {
    goods: { fields: ['lines', ['discountOn', 'discountPercent']] },
    whom: { fields: ['contactId', ['placeOfSupply', 'billedGst'], 'gstReason', 'shortReason'] },
    money: { fields: ['payments', ['tillId', 'day'], 'backDatedReason'] },
    words: { fields: [['quoteId', 'salesOrderId'], 'workOrderId', 'form60', 'note'] },
  },
  totals: { fields: [...saleFigureNames, 'paid', 'due'], of: billTotals, explained: explainSale },
  writing: { readOnly: ['credited', ...keptTaxNames, ...approvalFieldNames] },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['issued'],
    transitions: {
      issue: {
        from: ['draft'],
        to: 'issued',
        label: 'Issue the bill',
        shortcut: 'F10',
        summary: 'It gets its number, its pieces are sold, and it stays as it is from now on',
        permission: can.QuickBillAdd,
        guard: (bill: BillFacts) => {
          const problem = billProblem(bill);
          return problem && say(problem);
        },
      },
    },
  },
  posts: { by: 'issue', of: postingsOfBill },
  series: { field: 'number', prefix: 'B', takenBy: 'issue', dated: 'day', outgoing: true, till: 'tillId' },
  parties: { other: 'contactId' },
  actions: {
    ...saleActions(can.QuickBillList),
    ...legalActions(can.QuickBillList),
    ...settlementsAction(can.QuickBillList),
    ...approvalActions(can.QuickBillList, can.QuickBillAdd),
    customerCredit: {
      method: 'GET',
      path: 'customer_credit',
      permission: can.QuickBillList,
      summary: 'Rupees that the shop owes this customer: advances, old gold, goods taken back',
      parameters: { contactId: uuid },
    },
    looseStock: {
      method: 'GET',
      path: 'loose_stock',
      permission: can.QuickBillList,
      summary: 'Loose metal in stock as the books have it, of each metal that has ever been entered',
    },
    payee: {
      method: 'GET',
      path: 'payee',
      permission: can.QuickBillList,
      summary: 'Whom a payment by UPI goes to: the shop, and its UPI ID where it has one',
    },
    eInvoice: {
      method: 'POST',
      path: ':id/e_invoice',
      permission: can.QuickBillList,
      summary:
        'The e-invoice of an issued bill to a registered buyer, INV-01 as the portal takes it, made in the background',
    },
    credit: {
      method: 'POST',
      path: ':id/credit',
      permission: can.CreditNoteAdd,
      summary: 'Lines of an issued bill are taken back, by a credit note that is in the books at once',
      input: {
        reason: choice(creditReasons).label('Why').required().default('returned'),
        goods: choice(returnedTo).label('The pieces go').required().default('inStock'),
        lines: lines({
          line: integer().label('Line of the bill').required('Enter the number of the line').min(1, 'Counted from 1'),
          description: text().label('Description').max(128),
        })
          .label('What is taken back')
          .min(1, 'Say what is taken back')
          .max(200, 'At most ${max} lines'),
        refund: money().label('Paid back').min(0, 'Cannot be negative'),
        ...paidBy(),
        shortReason: shortReasonField().when(['refund', 'way'], {
          is: (refund: unknown, way: unknown) => Number(refund) > 0 && way === 'cash',
          otherwise: notAsked,
        }),
        note: longText().label('Note').max(500),
      },
    },
    debit: {
      method: 'POST',
      path: ':id/debit',
      permission: can.QuickBillAdd,
      summary: 'An issued bill charges more than it did, by a debit note that is in the books at once',
      input: {
        reason: choice(debitReasons).label('Why').required().default('rate'),
        lines: lines({
          line: integer().label('Line of the bill').required('Enter the number of the line').min(1, 'Counted from 1'),
          description: text().label('Description').max(128),
          amount: money().label('More, before GST').required('Enter the amount').moreThan(0, 'Enter more than nought'),
        })
          .label('What is charged')
          .min(1, 'Say what is charged')
          .max(200, 'At most ${max} lines'),
        note: longText().label('Note').max(500),
      },
    },
  },
  buttons: {
    ...approvalButtons,
    credit: {
      on: 'record',
      label: 'Credit note',
      text: 'Remove the lines that stay sold. Pay back no more than was paid of the bill; the rest stays with the customer as credit.',
      done: 'Taken back with %{number}',
      danger: true,
      when: ({ state, lines: sold }) => state === 'issued' && linesLeft(sold).length > 0,
      initial: bill => ({ lines: linesLeft(bill.lines), refund: refundAtFirst(bill) }),
      makes: 'creditNotes',
      changes: ['quickBills', 'pieces'],
    },
    exchange: {
      on: 'record',
      calls: 'credit',
      label: 'Exchange',
      text: 'Remove the lines that stay sold. What comes back is credit of the customer, which pays for the new bill.',
      done: 'Taken back with %{number}. Now scan what goes out instead.',
      danger: true,
      when: ({ state, lines: sold, contactId }) =>
        state === 'issued' && contactId !== null && linesLeft(sold).length > 0,
      sends: { refund: null, way: 'cash', bankId: null, reference: null, shortReason: null },
      initial: bill => ({ lines: linesLeft(bill.lines) }),
      begins: { entity: 'quickBills', with: ({ contactId, tillId }) => ({ contactId, tillId }) },
      changes: ['creditNotes', 'pieces'],
    },
    debit: {
      on: 'record',
      label: 'Debit note',
      text: 'Remove the lines that stay as they are. The customer owes what is charged.',
      done: 'Charged with %{number}',
      danger: true,
      when: ({ state, contactId }) => state === 'issued' && contactId !== null,
      initial: bill => ({ lines: billedLinesOf(bill.lines) }),
      makes: 'debitNotes',
    },
    eInvoice: {
      on: 'record',
      label: 'E-invoice',
      done: 'The file is being made. You are told here when it is ready.',
      when: ({ state, buyerGstin, billedGst: gst }) => state === 'issued' && gst !== 'none' && buyerGstin !== null,
    },
  },
  papers: {
    bill: {
      label: 'Tax invoice',
      draft: 'Draft, no bill',
      hasOriginal: true,
      copies: 'supply',
      awaited: true,
      otherwise: 'Bill of supply',
      when: { billedGst: 'none' },
      sizes: ['a4', 'a5', 'roll80'],
      fields: ['number', 'day', 'contactId', 'payments', 'paid', 'due', 'note'],
      reckoned: 'above',
      terms: true,
      main: 'total',
      pay: { amount: 'due', note: 'number', unless: 'credited' },
    },
  },
  figures: {
    byMonth: { label: 'Sales by month', sum: 'total', by: 'day', every: 'month', state: 'issued' },
    byCustomer: { label: 'Sales by customer', sum: 'total', by: 'contactId', state: 'issued' },
    byTill: { label: 'Sales by till', sum: 'total', by: 'tillId', state: 'issued' },
    byProduct: { label: 'Sales by product', sum: 'lines.taxable', by: 'lines.productId', state: 'issued' },
    byCategory: { label: 'Sales by category', sum: 'lines.taxable', by: 'lines.productId.categoryId', state: 'issued' },
    bySeller: { label: 'Sales by seller', sum: 'lines.taxable', by: 'lines.sellerId', state: 'issued' },
    discountBySeller: {
      label: 'Discount by seller',
      sum: 'lines.discountAmount',
      by: 'lines.sellerId',
      state: 'issued',
    },
    discountByMonth: {
      label: 'Discount by month',
      sum: 'lines.discountAmount',
      by: 'day',
      every: 'month',
      state: 'issued',
    },
    usual: { label: 'Average bill', average: 'total', state: 'issued' },
    byMetal: { label: 'Weight sold by metal', sum: 'lines.netWeight', by: 'lines.metal', state: 'issued' },
  },
  // An estimate becomes one bill, and so does an order, and work.
  identity: {
    unique: [['number']],
    uniqueIn: [
      { fields: ['quoteId'], states: ['draft', 'issued'] },
      { fields: ['salesOrderId'], states: ['draft', 'issued'] },
      { fields: ['workOrderId'], states: ['draft', 'issued'] },
    ],
  },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type QuickBill = RecordOf<typeof quickBills>;
