import type { quickBills } from '../../../entities/quickBills.ts';
import type { Words } from '../../schemaWords.ts';
import { metals, moneyWays } from '../choices.ts';
import {
  approvalButtonWords,
  approvalFieldWords,
  approvalInputWords,
  bonusWords,
  creditReasonWords,
  paidByWords,
  saleFieldWords,
  saleLineWords,
  saleValues,
} from '../sales.ts';

export const quickBillsWords = {
  one: 'बिल',
  many: 'बिल',
  fields: {
    ...approvalFieldWords,
    ...saleFieldWords,
    number: 'नंबर',
    quoteId: 'एस्टिमेट',
    salesOrderId: 'ऑर्डर',
    form60: 'फ़ॉर्म 60 पर दस्तख़त हैं',
    tillId: 'गल्ला',
    payments: 'भुगतान',
    paid: 'मिला',
    due: 'बाकी',
    credited: 'वापस लिया',
    state: 'स्थिति',
  },
  values: {
    ...saleValues,
    'payments.way': { ...moneyWays, credit: 'खाते में जमा से', scheme: 'योजना' },
    'payments.chitMetal': metals,
    state: { draft: 'ड्राफ़्ट', issued: 'जारी' },
    'credit.reason': creditReasonWords,
    'credit.goods': { inStock: 'स्टॉक में', returned: 'अलग, देखने के लिए' },
    'credit.way': moneyWays,
  },
  inputs: {
    ...approvalInputWords,
    lines: { ...saleLineWords, ...bonusWords, returnedOn: 'कब वापस लिया' },
    payments: {
      ...paidByWords,
      amount: 'रकम',
      chitMemberId: 'पासबुक',
      chitPaid: 'पासबुक में जमा',
      chitMetal: 'पासबुक की धातु',
      chitWeight: 'पासबुक का फ़ाइन वज़न',
      chitWorth: 'पासबुक की क़ीमत',
      chitBonus: 'दुकान का दिया बोनस',
    },
    credit: {
      ...paidByWords,
      reason: 'क्यों',
      goods: 'नग कहाँ जाएँ',
      lines: 'क्या वापस लिया',
      refund: 'लौटाया',
      note: 'नोट',
    },
    'credit.lines': { line: 'बिल की लाइन', description: 'विवरण' },
  },
  transitions: { issue: 'बिल जारी करें' },
  buttons: {
    ...approvalButtonWords,
    credit: {
      label: 'क्रेडिट नोट',
      text: 'जो बिका ही रहे, उसकी लाइन हटा दें। जो अभी नहीं लौटाया, वह ग्राहक के खाते में जमा रहता है।',
      done: 'वापस लिया: %{number}',
    },
    eInvoice: { label: 'ई-इनवॉइस', done: 'फ़ाइल बन रही है। तैयार होते ही यहाँ बताया जाएगा।' },
  },
  figures: {
    byMonth: 'महीने के हिसाब से बिक्री',
    byCustomer: 'ग्राहक के हिसाब से बिक्री',
    byTill: 'गल्ले के हिसाब से बिक्री',
    byProduct: 'माल के हिसाब से बिक्री',
    byCategory: 'श्रेणी के हिसाब से बिक्री',
    byMetal: 'धातु के हिसाब से बिका वज़न',
  },
  papers: { bill: { label: 'टैक्स इनवॉइस', draft: 'ड्राफ़्ट, बिल नहीं', otherwise: 'बिल ऑफ़ सप्लाई' } },
} satisfies Words<typeof quickBills>;
