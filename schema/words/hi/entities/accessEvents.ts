import type { accessEvents } from '../../../entities/accessEvents.ts';
import type { Words } from '../../schemaWords.ts';

export const accessEventsWords = {
  one: 'साइन इन या रोक',
  many: 'कौन आया, किसे रोका',
  fields: {
    at: 'कब',
    kind: 'क्या हुआ',
    person: 'व्यक्ति',
    userId: 'किसका खाता',
    act: 'क्या करना चाहा',
    record: 'किस तरह की चीज़',
    count: 'कितनी बार',
    lastAt: 'आख़िरी बार',
    device: 'डिवाइस',
    address: 'नेटवर्क का पता',
    operation: 'API कॉल',
  },
  values: {
    kind: {
      password: 'साइन इन',
      google: 'Google से साइन इन',
      registered: 'कारोबार रजिस्टर किया',
      failed: 'ग़लत पासवर्ड',
      refused: 'अनुमति नहीं थी',
      otherShop: 'दूसरी दुकान में जाना चाहा',
      passwordChanged: 'पासवर्ड बदला',
      passwordSet: 'चिट्ठी से पासवर्ड बनाया',
      addressChanged: 'ईमेल पता बदला',
      addressProved: 'ईमेल पते की पुष्टि की',
      approvalPinSet: 'मंज़ूरी का PIN बनाया',
      sessionsEnded: 'दूसरे डिवाइस से साइन आउट',
      listExported: 'सूची फ़ाइल में निकाली',
      recordsCleared: 'हमेशा के लिए हटाया',
      supportBegan: 'सपोर्ट आया',
      supportEnded: 'सपोर्ट गया',
    },
    act: { see: 'देखना', add: 'जोड़ना', change: 'बदलना', delete: 'हटाना' },
  },
  inputs: {},
} satisfies Words<typeof accessEvents>;
