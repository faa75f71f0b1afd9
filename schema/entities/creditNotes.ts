import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, longText, money, percent, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { creditReasons, creditTotals } from '../rules/creditNotes.ts';
import { explainCredit } from '../rules/explainSale.ts';
import { billedGst } from '../rules/purchases.ts';
import { paidBy, returnedLines, saleFigureNames, saleFigures } from '../rules/saleFields.ts';
import { discountBases } from '../rules/saleLines.ts';
import { payerActions } from '../rules/settlements.ts';
import { shortReasonField } from '../rules/shortReason.ts';
import { stateOptions } from '../rules/states.ts';
import { keptTax } from '../rules/taxScheme.ts';

/** What is taken back of an issued bill: the bill makes it, and it stays as it is. */
export const creditNotes = defineEntity({
  name: 'creditNotes',
  label: { one: 'Credit note', many: 'Credit notes' },
  path: 'shops/:shopId/credit_notes',
  page: { route: 'credit_notes', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    billId: ref('quickBills', { embed: 'bill' }).label('Bill').required(),
    billDay: date().label('Day of the bill'),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer'),
    tillId: ref('tills', { embed: 'till' }).label('Till'),
    day: date().label('Day').required(),
    reason: choice(creditReasons).label('Why').required(),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required(),
    lines: returnedLines(),
    discountOn: choice(discountBases).label('Discount on').required(),
    discountPercent: percent().label('Discount (%)'),
    refund: money().label('Paid back'),
    ...paidBy(),
    shortReason: shortReasonField(),
    ...saleFigures(),
    ...keptTax(),
    note: longText().label('Note').max(500),
  },
  search: ['number', 'note'],
  permissions: { list: can.CreditNoteList },
  list: {
    columns: ['number', 'day', 'billId', 'contactId', 'total', 'reason'],
    filters: ['contactId', 'billId', 'tillId', 'day', 'total'],
    period: 'day',
  },
  totals: {
    fields: saleFigureNames.filter(name => name !== 'roundOff'),
    of: creditTotals,
    explained: explainCredit,
  },
  series: { field: 'number', prefix: 'C', dated: 'day', till: 'tillId' },
  parties: { other: 'contactId', from: 'billId' },
  actions: {
    ...payerActions(can.CreditNoteList, can.CreditNoteAdd),
    eInvoice: {
      method: 'POST',
      path: ':id/e_invoice',
      permission: can.CreditNoteList,
      summary:
        'The e-invoice of a credit note to a registered buyer, INV-01 as the portal takes it, made in the background',
    },
  },
  buttons: {
    eInvoice: {
      on: 'record',
      label: 'E-invoice',
      done: 'The file is being made. You are told here when it is ready.',
      when: ({ buyerGstin, billedGst: gst }) => gst !== 'none' && buyerGstin !== null,
    },
  },
  papers: {
    creditNote: {
      label: 'Credit note',
      hasOriginal: true,
      awaited: true,
      sizes: ['a4', 'a5', 'roll80'],
      mail: can.CreditNoteAdd,
      fields: ['number', 'day', 'billId', 'billDay', 'contactId', 'reason', 'refund', 'note'],
      reckoned: 'above',
      main: 'total',
    },
  },
  figures: {
    byMonth: { label: 'Taken back by month', sum: 'total', by: 'day', every: 'month' },
    byReason: { label: 'Taken back by reason', sum: 'total', by: 'reason' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type CreditNote = RecordOf<typeof creditNotes>;
