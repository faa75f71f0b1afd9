import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, lines, longText, money, percent, ref, text } from '../kit/kinds.ts';
import { string, uuid } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { billedGst } from '../rules/purchases.ts';
import { billProblem, billStates, billTotals, postingsOfBill, type BillFacts } from '../rules/quickBills.ts';
import { printedColumns, saleFigureNames, saleFigures, saleLines } from '../rules/saleFields.ts';
import { discountBases } from '../rules/saleLines.ts';
import { stateOptions } from '../rules/states.ts';
import { moneyWays } from '../rules/vouchers.ts';
import { say } from '../words/said.ts';

const printed = [
  'number',
  'day',
  'contactId',
  'placeOfSupply',
  'lines',
  'payments',
  'taxable',
  'cgst',
  'sgst',
  'utgst',
  'igst',
  'roundOff',
  'total',
  'paid',
  'due',
  'note',
] as const;

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
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    day: date().label('Day'),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required().default('cgstSgst'),
    lines: saleLines().min(1, 'Enter what is sold'),
    discountOn: choice(discountBases).label('Discount on').required().default('making'),
    discountPercent: percent().label('Discount (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    payments: lines({
      way: choice(moneyWays).label('Paid by').required().default('cash'),
      amount: money().label('Amount').required('Enter the amount').moreThan(0, 'Enter more than nought'),
      bankId: ref('ledgerAccounts', { among: { kind: 'bank' }, unknown: 'Choose an account of a bank' }).label('Bank'),
      reference: text().label('Cheque or transaction number').max(64),
    })
      .label('Payments')
      .max(20, 'At most ${max} lines'),
    ...saleFigures(),
    paid: money().label('Paid'),
    due: money().label('Due'),
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
    filters: ['contactId', 'tillId', 'day', 'total', 'due'],
  },
  sections: {
    goods: { fields: ['lines', ['discountOn', 'discountPercent']] },
    whom: { fields: ['contactId', ['placeOfSupply', 'billedGst']] },
    money: { fields: ['payments', ['tillId', 'day']] },
    words: { fields: ['quoteId', 'note'] },
  },
  totals: { fields: [...saleFigureNames, 'paid', 'due'], of: billTotals },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['issued'],
    transitions: {
      issue: {
        from: ['draft'],
        to: 'issued',
        label: 'Issue the bill',
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
  series: { field: 'number', prefix: 'B', takenBy: 'issue', till: 'tillId' },
  actions: {
    offer: {
      method: 'GET',
      path: 'offer',
      permission: can.QuickBillList,
      summary: 'A line as it would be sold now: of a tagged piece, by its id or its tag, or of a product',
      parameters: { pieceId: uuid, productId: uuid, tag: string },
    },
    buyer: {
      method: 'GET',
      path: 'buyer',
      permission: can.QuickBillList,
      summary: 'Where a supply to this customer takes place, and which GST it bears',
      parameters: { contactId: uuid },
    },
  },
  papers: {
    bill: {
      label: 'Tax invoice',
      draft: 'Draft, no bill',
      otherwise: 'Bill of supply',
      when: { billedGst: 'none' },
      sizes: ['a4', 'a5', 'roll80'],
      fields: printed,
      columns: { lines: printedColumns },
    },
  },
  figures: {
    byMonth: { label: 'Sales by month', sum: 'total', by: 'day', every: 'month' },
    byCustomer: { label: 'Sales by customer', sum: 'total', by: 'contactId' },
    byTill: { label: 'Sales by till', sum: 'total', by: 'tillId' },
  },
  // An estimate becomes one bill.
  identity: { unique: [['number']], uniqueIn: [{ fields: ['quoteId'], states: ['draft', 'issued'] }] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type QuickBill = RecordOf<typeof quickBills>;
