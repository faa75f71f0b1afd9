import type { oldGold } from '../../../entities/oldGold.ts';
import type { Words } from '../../schemaWords.ts';
import { bookStates, metals, moneyWays } from '../choices.ts';
import { approvalButtonWords, approvalFieldWords, approvalInputWords, identityProofs, paidByWords } from '../sales.ts';

export const oldGoldWords = {
  one: 'पुराने सोने की ख़रीद',
  many: 'पुराना सोना',
  fields: {
    ...approvalFieldWords,
    number: 'नंबर',
    contactId: 'ग्राहक',
    salesOrderId: 'किस ऑर्डर के लिए',
    day: 'दिन',
    tillId: 'गल्ला',
    proof: 'पहचान का प्रमाण',
    proofNumber: 'प्रमाण का नंबर',
    lines: 'पुरानी धातु',
    payments: 'भुगतान किया',
    fineGold: 'फ़ाइन सोना',
    fineSilver: 'फ़ाइन चाँदी',
    finePlatinum: 'फ़ाइन प्लैटिनम',
    total: 'कुल',
    paid: 'दिया',
    credit: 'खाते में जमा',
    note: 'नोट',
    state: 'स्थिति',
  },
  values: {
    proof: identityProofs,
    'lines.metal': { gold: metals.gold, silver: metals.silver, platinum: metals.platinum },
    'lines.use': { melt: 'गलाया जाएगा', reuse: 'फिर बेचा जाएगा' },
    'payments.way': moneyWays,
    state: bookStates,
  },
  inputs: {
    ...approvalInputWords,
    lines: {
      description: 'विवरण',
      metal: 'धातु',
      grossWeight: 'ग्रॉस वज़न',
      deduction: 'रत्न और मैल',
      netWeight: 'नेट वज़न',
      fineness: 'जाँची शुद्धता (टंच)',
      loss: 'गलाई में घटत (%)',
      fineWeight: 'फ़ाइन वज़न',
      rate: 'फ़ाइन का रेट',
      amount: 'रकम',
      soldHere: 'हमसे ख़रीदा था',
      use: 'इसका क्या होगा',
    },
    payments: { ...paidByWords, amount: 'रकम' },
  },
  figures: { byMonth: 'महीने के हिसाब से ख़रीद', goldByMonth: 'महीने के हिसाब से फ़ाइन सोना' },
  papers: { voucher: { label: 'पुराने सोने की ख़रीद', draft: 'ड्राफ़्ट, कुछ ख़रीदा नहीं' } },
  buttons: approvalButtonWords,
  transitions: { buy: 'ख़रीदें', cancel: 'ख़रीद रद्द करें' },
} satisfies Words<typeof oldGold>;
