import type { creditNotes } from '../../../entities/creditNotes.ts';
import type { Words } from '../../schemaWords.ts';
import { moneyWays } from '../choices.ts';
import { bonusWords, creditReasonWords, paidByWords, goodsWords, saleFieldWords, saleValues } from '../sales.ts';

export const creditNotesWords = {
  one: 'क्रेडिट नोट',
  many: 'क्रेडिट नोट',
  fields: {
    ...saleFieldWords,
    number: 'नंबर',
    billId: 'बिल',
    billDay: 'बिल का दिन',
    tillId: 'गल्ला',
    reason: 'क्यों',
    refund: 'लौटाया',
    ...paidByWords,
  },
  values: { ...saleValues, way: moneyWays, reason: creditReasonWords },
  inputs: { lines: { tag: 'टैग', ...goodsWords, ...bonusWords } },
  figures: { byMonth: 'महीने के हिसाब से वापसी', byReason: 'वजह के हिसाब से वापसी' },
  papers: { creditNote: { label: 'क्रेडिट नोट' } },
} satisfies Words<typeof creditNotes>;
