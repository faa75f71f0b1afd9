import type { quickBills } from '../../../entities/quickBills.ts';
import type { Words } from '../../schemaWords.ts';
import { moneyWays } from '../choices.ts';
import { saleFieldWords, saleLineWords, saleValues } from '../sales.ts';

export const quickBillsWords = {
  one: 'बिल',
  many: 'बिल',
  fields: {
    ...saleFieldWords,
    number: 'नंबर',
    quoteId: 'एस्टिमेट',
    tillId: 'गल्ला',
    payments: 'भुगतान',
    paid: 'मिला',
    due: 'बाकी',
  },
  values: {
    ...saleValues,
    'payments.way': moneyWays,
    state: { draft: 'ड्राफ़्ट', issued: 'जारी' },
  },
  inputs: {
    lines: saleLineWords,
    payments: { way: 'कैसे', amount: 'रकम', bankId: 'बैंक', reference: 'चेक या ट्रांज़ैक्शन नंबर' },
  },
  transitions: { issue: 'बिल जारी करें' },
  figures: { byMonth: 'महीने के हिसाब से बिक्री', byCustomer: 'ग्राहक के हिसाब से बिक्री', byTill: 'गल्ले के हिसाब से बिक्री' },
  papers: { bill: { label: 'टैक्स इनवॉइस', draft: 'ड्राफ़्ट, बिल नहीं', otherwise: 'बिल ऑफ़ सप्लाई' } },
} satisfies Words<typeof quickBills>;
