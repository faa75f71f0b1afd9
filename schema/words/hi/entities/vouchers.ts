import type { vouchers } from '../../../entities/vouchers.ts';
import type { Words } from '../../schemaWords.ts';
import { bookStates, ledgerMetals, moneyWays, partyKinds } from '../choices.ts';
import { backDatedWords, settleInputWords, shortReasonWords } from '../sales.ts';

export const vouchersWords = {
  one: 'वाउचर',
  many: 'लेन-देन',
  fields: {
    number: 'नंबर',
    kind: 'किस तरह का',
    day: 'दिन',
    ...backDatedWords,
    contactId: 'व्यक्ति',
    salesOrderId: 'किस ऑर्डर के लिए',
    party: 'किस रूप में',
    expenseId: 'खर्च का मद',
    way: 'कैसे',
    tillId: 'गल्ला',
    bankId: 'बैंक',
    toWay: 'किसमें',
    toTillId: 'किस गल्ले में',
    toBankId: 'किस बैंक में',
    side: 'किस ओर',
    amount: 'रकम',
    metal: 'धातु',
    fineWeight: 'फ़ाइन वज़न',
    reference: 'चेक या ट्रांज़ैक्शन नंबर',
    ...shortReasonWords,
    note: 'किसलिए',
    state: 'स्थिति',
  },
  values: {
    kind: {
      receipt: 'रसीद',
      payment: 'भुगतान',
      expense: 'खर्च',
      transfer: 'अपने खातों के बीच',
      opening: 'शुरुआती बाकी',
    },
    party: partyKinds,
    way: moneyWays,
    toWay: moneyWays,
    side: { theyOwe: 'हमें मिलना है, या हमारे पास है', weOwe: 'हमें देना है' },
    metal: ledgerMetals,
    state: bookStates,
  },
  inputs: { ...settleInputWords, cancel: shortReasonWords },
  sections: {
    money: { label: 'रुपये' },
    metal: { label: 'धातु', help: 'सोना, चाँदी या प्लैटिनम जो लिया या दिया गया, फ़ाइन वज़न में' },
  },
  figures: { byKind: 'किस तरह के', byWay: 'कैसे' },
  papers: { voucher: { label: 'वाउचर', otherwise: 'रसीद' } },
  transitions: { post: 'खाते में लिखें', cancel: 'वाउचर रद्द करें' },
} satisfies Words<typeof vouchers>;
