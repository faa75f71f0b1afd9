import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, longText, percent, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { debitReasons } from '../rules/debitNotes.ts';
import { explainSale } from '../rules/explainSale.ts';
import { billedGst } from '../rules/purchases.ts';
import { returnedLines, saleFigureNames, saleFigures } from '../rules/saleFields.ts';
import { discountBases, saleTotals } from '../rules/saleLines.ts';
import { settlementsAction } from '../rules/settlements.ts';
import { stateOptions } from '../rules/states.ts';
import { keptTax } from '../rules/taxScheme.ts';

/** What an issued bill charged too little: the bill makes it, its customer owes it, and it stays as it is. */
export const debitNotes = defineEntity({
  name: 'debitNotes',
  label: { one: 'Debit note', many: 'Debit notes' },
  path: 'shops/:shopId/debit_notes',
  page: { route: 'debit_notes', menu: 'sell', remarks: true, files: true },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    billId: ref('quickBills', { embed: 'bill' }).label('Bill').required(),
    billDay: date().label('Day of the bill'),
    contactId: ref('contacts', { embed: 'contact' }).label('Customer').required(),
    day: date().label('Day').required(),
    reason: choice(debitReasons).label('Why').required(),
    placeOfSupply: choice(stateOptions).label('Place of supply'),
    billedGst: choice(billedGst).label('GST on the bill').required(),
    lines: returnedLines(),
    discountOn: choice(discountBases).label('Discount on').required(),
    discountPercent: percent().label('Discount (%)'),
    ...saleFigures(),
    ...keptTax(),
    note: longText().label('Note').max(500),
  },
  search: ['number', 'note'],
  permissions: { list: can.QuickBillList },
  list: {
    columns: ['number', 'day', 'billId', 'contactId', 'total', 'reason'],
    filters: ['contactId', 'billId', 'day', 'total'],
    period: 'day',
  },
  totals: { fields: saleFigureNames, of: saleTotals, explained: explainSale },
  series: { field: 'number', prefix: 'D', dated: 'day' },
  parties: { other: 'contactId', from: 'billId' },
  actions: {
    ...settlementsAction(can.QuickBillList),
    eInvoice: {
      method: 'POST',
      path: ':id/e_invoice',
      permission: can.QuickBillList,
      summary:
        'The e-invoice of a debit note to a registered buyer, INV-01 as the portal takes it, made in the background',
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
    debitNote: {
      label: 'Debit note',
      hasOriginal: true,
      sizes: ['a4', 'a5', 'roll80'],
      mail: can.QuickBillAdd,
      fields: ['number', 'day', 'billId', 'billDay', 'contactId', 'reason', 'note'],
      reckoned: 'above',
      main: 'total',
    },
  },
  figures: {
    byMonth: { label: 'Charged later by month', sum: 'total', by: 'day', every: 'month' },
    byReason: { label: 'Charged later by reason', sum: 'total', by: 'reason' },
  },
  identity: { unique: [['number']] },
  storage: { dataSubject: { through: 'contactId', onErasure: { stays: 'books' } } },
});
export type DebitNote = RecordOf<typeof debitNotes>;
