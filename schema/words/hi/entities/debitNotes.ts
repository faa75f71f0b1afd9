import type { debitNotes } from '../../../entities/debitNotes.ts';
import type { Words } from '../../schemaWords.ts';
import {
  bonusWords,
  debitReasonWords,
  eInvoiceButtonWords,
  goodsWords,
  keptTaxWords,
  saleFieldWords,
  saleValues,
  taxSchemeWords,
} from '../sales.ts';

export const debitNotesWords = {
  one: 'डेबिट नोट',
  many: 'डेबिट नोट',
  fields: {
    ...saleFieldWords,
    ...keptTaxWords,
    number: 'नंबर',
    billId: 'बिल',
    billDay: 'बिल का दिन',
    reason: 'क्यों',
  },
  values: { ...saleValues, taxScheme: taxSchemeWords, reason: debitReasonWords },
  inputs: { lines: { tag: 'टैग', ...goodsWords, ...bonusWords } },
  buttons: { eInvoice: eInvoiceButtonWords },
  figures: { byMonth: 'महीने के हिसाब से बाद में लगाई रकम', byReason: 'वजह के हिसाब से बाद में लगाई रकम' },
  papers: { debitNote: { label: 'डेबिट नोट' } },
} satisfies Words<typeof debitNotes>;
