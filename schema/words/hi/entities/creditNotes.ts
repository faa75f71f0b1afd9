import type { creditNotes } from '../../../entities/creditNotes.ts';
import type { Words } from '../../schemaWords.ts';
import { moneyWays } from '../choices.ts';
import {
  bonusWords,
  creditReasonWords,
  eInvoiceButtonWords,
  goodsWords,
  keptTaxWords,
  paidByWords,
  saleFieldWords,
  saleValues,
  settleInputWords,
  shortReasonWords,
  taxSchemeWords,
} from '../sales.ts';

export const creditNotesWords = {
  one: 'क्रेडिट नोट',
  many: 'क्रेडिट नोट',
  fields: {
    ...saleFieldWords,
    ...keptTaxWords,
    number: 'नंबर',
    billId: 'बिल',
    billDay: 'बिल का दिन',
    tillId: 'गल्ला',
    reason: 'क्यों',
    refund: 'लौटाया',
    ...paidByWords,
    ...shortReasonWords,
  },
  values: { ...saleValues, taxScheme: taxSchemeWords, way: moneyWays, reason: creditReasonWords },
  inputs: { ...settleInputWords, lines: { tag: 'टैग', ...goodsWords, ...bonusWords } },
  buttons: { eInvoice: eInvoiceButtonWords },
  figures: { byMonth: 'महीने के हिसाब से वापसी', byReason: 'वजह के हिसाब से वापसी' },
  papers: { creditNote: { label: 'क्रेडिट नोट' } },
} satisfies Words<typeof creditNotes>;
