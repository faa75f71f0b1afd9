import type { businessDays } from '../../../entities/businessDays.ts';
import type { Words } from '../../schemaWords.ts';
import { finenesses } from '../choices.ts';

export const businessDaysWords = {
  one: 'खाते का दिन',
  many: 'खाते के दिन',
  fields: {
    day: 'दिन',
    state: 'स्थिति',
    counts: 'गिना हुआ नक़द',
    slips: 'स्लिप और चेक',
    metals: 'बिना टैग की धातु',
    looseStones: 'खुले नग (कैरेट)',
    trays: 'ट्रे',
    orderBox: 'ऑर्डर के डिब्बे में नग',
    expected: 'हिसाब से क्या होना चाहिए',
    note: 'नोट',
    reopenReason: 'फिर क्यों खोला',
  },
  sections: {
    more: {
      label: 'और क्या गिना',
      help: 'पुराना सोना, बिस्कुट और दाने शुद्धता के हिसाब से तौलें। जो खाली छोड़ेंगे, वह मिलाया नहीं जाएगा',
    },
    pieces: {
      label: 'नग',
      help: 'अभी के नगों से मिलाया जाता है। फ़र्क़ खाते में नहीं लिखा जाता: उस ट्रे की स्टॉक गिनती से पता चलता है कि कौन सा नग है',
    },
  },
  values: {
    state: { open: 'खुला', closed: 'बंद' },
    'slips.way': { card: 'कार्ड की स्लिप', upi: 'UPI', cheque: 'चेक' },
    'metals.metal': { gold: 'सोना', silver: 'चाँदी', platinum: 'प्लैटिनम' },
    'metals.fineness': finenesses,
  },
  inputs: {
    counts: {
      tillId: 'गल्ला',
      notes500: '₹500',
      notes200: '₹200',
      notes100: '₹100',
      notes50: '₹50',
      notes20: '₹20',
      notes10: '₹10',
      coins: 'सिक्के और बाकी',
    },
    trays: { tray: 'ट्रे', pieces: 'नग', grossWeight: 'कुल वज़न' },
    slips: { way: 'क्या', amount: 'रकम' },
    metals: { metal: 'धातु', fineness: 'शुद्धता (टंच)', weight: 'नेट वज़न' },
    reopen: { reopenReason: 'फिर क्यों खोल रहे हैं' },
  },
  transitions: { close: 'दिन बंद करें', reopen: 'दिन फिर खोलें' },
} satisfies Words<typeof businessDays>;
