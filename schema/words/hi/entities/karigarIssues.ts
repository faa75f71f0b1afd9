import type { karigarIssues } from '../../../entities/karigarIssues.ts';
import type { Words } from '../../schemaWords.ts';
import { bookStates, metals } from '../choices.ts';
import { issuedGoods } from '../karigars.ts';
import { backDatedWords, challanWords } from '../sales.ts';

export const karigarIssuesWords = {
  one: 'कारीगर को दिया माल',
  many: 'कारीगरों को दिया माल',
  fields: {
    number: 'नंबर',
    contactId: 'कारीगर',
    workOrderId: 'काम का ऑर्डर',
    day: 'दिन',
    ...backDatedWords,
    dueOn: 'काम कब तक',
    carriedBy: 'कौन ले गया',
    lines: 'क्या दिया',
    fineGold: 'फ़ाइन सोना',
    fineSilver: 'फ़ाइन चाँदी',
    finePlatinum: 'फ़ाइन प्लैटिनम',
    carats: 'कैरेट',
    value: 'माल का मूल्य',
    note: 'क्या बनाना है',
    state: 'स्थिति',
  },
  values: {
    'lines.what': issuedGoods,
    'lines.metal': { gold: metals.gold, silver: metals.silver, platinum: metals.platinum },
    state: bookStates,
  },
  inputs: {
    lines: {
      what: 'क्या',
      description: 'विवरण',
      metal: 'धातु',
      fineness: 'शुद्धता (टंच)',
      weight: 'वज़न',
      fineWeight: 'फ़ाइन वज़न',
      carats: 'कैरेट',
      count: 'रत्नों की संख्या',
      ...challanWords,
    },
  },
  figures: { goldByKarigar: 'कारीगर के हिसाब से फ़ाइन सोना', goldByMonth: 'महीने के हिसाब से फ़ाइन सोना' },
  papers: {
    challan: {
      label: 'जॉब वर्क का डिलीवरी चालान',
      draft: 'ड्राफ़्ट, कुछ दिया नहीं',
      partySigns: 'किसने लिया',
      note: 'माल दुकान का ही है। काम के लिए दिया गया है और बनकर, या जैसा है वैसा, वापस आएगा।',
    },
  },
  transitions: { post: 'माल दें', cancel: 'चालान रद्द करें' },
} satisfies Words<typeof karigarIssues>;
