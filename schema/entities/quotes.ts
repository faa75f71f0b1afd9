import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, longText, percent, ref, text } from '../kit/kinds.ts';
import { oneOf } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { backDatedFields } from '../rules/backDating.ts';
import { lostReasons } from '../rules/enquiries.ts';
import { explainSale } from '../rules/explainSale.ts';
import { otherGstFields } from '../rules/lineTax.ts';
import { approvalActions, approvalButtons, approvalFieldNames, approvalFields } from '../rules/approvals.ts';
import { abroadFields, totalAbroad } from '../rules/abroad.ts';
import { currencyCodes } from '../rules/currencies.ts';
import { billedGst } from '../rules/purchases.ts';
import { isWholeQuote, quoteStates } from '../rules/quotes.ts';
import { saleActions } from '../rules/saleActions.ts';
import { saleFigureNames, saleFigures, saleLines } from '../rules/saleFields.ts';
import { discountBases, saleTotals } from '../rules/saleLines.ts';
import { stateOptions } from '../rules/states.ts';
import { say } from '../words/said.ts';

/** What something would cost, for whoever asks: each line by the function that prices bills too. It becomes a bill in one step. */
export const quotes = defineEntity({
  name: 'quotes',
  label: { one: 'Estimate', many: 'Estimates' },
  path: 'shops/:shopId/quotes',
  page: { route: 'quotes', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').meta({ fills: 'buyer' }),
    enquiryId: ref('enquiries', { embed: 'enquiry' }).label('Enquiry'),
    day: date().label('Day'),
    ...backDatedFields(),
    validUntil: date().label('Valid until').after('day', { orSame: true }),
    rateLocked: boolean().label('The rates stay as they are'),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required().default('cgstSgst'),
    ...otherGstFields(),
    lines: saleLines().min(1, 'Enter what is to be sold'),
    discountOn: choice(discountBases).label('Discount on').required().default('making'),
    discountPercent: percent().label('Discount (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    ...saleFigures(),
    ...abroadFields(),
    ...approvalFields(),
    note: longText().label('Note').max(500),
    lostReason: choice(lostReasons).label('Why they did not buy'),
    reason: longText().label('Why not').max(250),
    state: choice(quoteStates).label('State').required(),
  },
  search: ['number', 'note'],
  permissions: { list: can.QuoteList, create: can.QuoteAdd, update: can.QuoteEdit, delete: can.QuoteDelete },
  list: {
    columns: ['number', 'day', 'contactId', 'total', 'validUntil', 'state'],
    filters: ['contactId', 'day', 'validUntil', 'total'],
    period: 'day',
  },
  writing: { readOnly: ['lostReason', 'reason', ...approvalFieldNames] },
  sections: {
    whom: { fields: ['contactId', ['day', 'validUntil'], 'backDatedReason', 'enquiryId'] },
    goods: { fields: ['lines', ['discountOn', 'discountPercent']] },
    tax: { label: 'GST', fields: [['placeOfSupply', 'billedGst'], 'gstReason'] },
    words: { fields: ['rateLocked', ['currency', 'rupeesForOne'], 'note'] },
  },
  totals: {
    fields: [...saleFigureNames, 'totalAbroad'],
    of: ({ currency, rupeesForOne, ...sale }) => {
      const totals = saleTotals(sale);
      return { ...totals, totalAbroad: totalAbroad({ ...totals, currency, rupeesForOne }) };
    },
    explained: explainSale,
  },
  states: {
    field: 'state',
    initial: 'draft',
    frozen: ['given', 'ordered', 'billed', 'declined'],
    transitions: {
      give: {
        from: ['draft'],
        to: 'given',
        label: 'Give out',
        summary: 'It gets its number, and stays as the customer has it',
        permission: can.QuoteEdit,
        guard: quote => (isWholeQuote(quote as never) ? null : say('quoteIncomplete')),
      },
      revise: {
        from: ['given', 'declined'],
        to: 'draft',
        label: 'Change it',
        summary: 'It may be changed again, under the same number',
        permission: can.QuoteEdit,
      },
      order: {
        from: ['given'],
        to: 'ordered',
        label: 'Order',
        summary: 'An order of it is taken',
        permission: can.SalesOrderAdd,
        by: 'salesOrders',
      },
      bill: {
        from: ['given'],
        to: 'billed',
        label: 'Bill',
        summary: 'A bill of it is issued',
        permission: can.QuickBillAdd,
        by: 'quickBills',
      },
      decline: {
        from: ['given'],
        to: 'declined',
        label: 'Not bought',
        summary: 'The customer does not buy',
        permission: can.QuoteEdit,
        input: {
          lostReason: choice(lostReasons).label('Why they did not buy'),
          reason: longText().label('Why not').max(250),
        },
      },
    },
  },
  series: { field: 'number', prefix: 'E', takenBy: 'give', dated: 'day', outgoing: true },
  parties: { other: 'contactId' },
  actions: {
    ...saleActions(can.QuoteList),
    rateAbroad: {
      method: 'GET',
      path: 'rate_abroad',
      permission: can.QuoteList,
      summary: 'What one of a currency is in rupees today, by the rates of the shop',
      parameters: { currency: oneOf(currencyCodes) },
    },
    ...approvalActions(can.QuoteList, can.QuoteEdit),
    bill: {
      method: 'POST',
      path: ':id/bill',
      permission: can.QuickBillAdd,
      summary: 'The draft of a bill of it, at the rates that hold now unless its own stay as they are',
    },
    order: {
      method: 'POST',
      path: ':id/order',
      permission: can.SalesOrderAdd,
      summary: 'The draft of an order of it, at its own rates',
    },
  },
  buttons: {
    ...approvalButtons,
    bill: {
      on: 'record',
      label: 'Make the bill',
      done: 'The bill is a draft. Check it, enter the payment and issue it',
      when: ({ state }) => state === 'given',
      makes: 'quickBills',
      changes: ['quickBills'],
    },
    order: {
      on: 'record',
      label: 'Make an order',
      done: 'The order is a draft. Say by when it is delivered, and take it',
      when: ({ state, contactId }) => state === 'given' && contactId !== null,
      makes: 'salesOrders',
      changes: ['salesOrders'],
    },
  },
  papers: {
    estimate: {
      label: 'Estimate',
      sizes: ['a4', 'a5', 'roll80'],
      fields: ['number', 'day', 'contactId', 'validUntil', 'currency', 'rupeesForOne', 'totalAbroad', 'note'],
      reckoned: 'above',
      terms: true,
      main: 'total',
      note: 'An estimate, no tax invoice. Unless the rates stay as they are, those of the day of the bill count.',
    },
  },
  figures: {
    byMonth: { label: 'Estimates by month', sum: 'total', by: 'day', every: 'month' },
    byCustomer: { label: 'Estimates by customer', sum: 'total', by: 'contactId' },
    lostByReason: { label: 'Estimates not bought, by reason', sum: 'total', by: 'lostReason', state: 'declined' },
    lostByMonth: { label: 'Estimates not bought, by month', sum: 'total', by: 'day', state: 'declined' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { clears: { contactId: null } } } },
});
export type Quote = RecordOf<typeof quotes>;
