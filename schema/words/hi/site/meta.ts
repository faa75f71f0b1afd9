import type { metaWords as English } from '../../en/site/meta.ts';
import type { Translated } from '../../translated.ts';

const general = 'tolashop';

export const metaWords = {
  landing: {
    description: 'ज्वेलरी की दुकान के लिए सोने-चाँदी का भाव, स्टॉक, ग्राहक और WhatsApp संदेश, काउंटर के कंप्यूटर पर और फ़ोन पर।',
    preview: general,
  },
  about: {
    description: 'TolaShop एक ही चीज़ बनाता है: वह सॉफ़्टवेयर जिससे भारत का ज्वेलर दुकान चलाए। हमारी सोच और काम का तरीका।',
    preview: general,
  },
  pricing: {
    description: 'TS Invoice और TS Messenger की कीमत, हर प्लान की, एक दुकान के लिए रुपये में, और किसमें क्या-क्या है।',
    preview: general,
  },
  tsinvoice: {
    description:
      'ज्वेलर के लिए झटपट बिल और GST इनवॉइस: हर लाइन में वज़न, शुद्धता, बनवाई और HUID; खरीदार के राज्य से CGST, SGST या IGST।',
    preview: 'tsinvoice',
  },
  cart: { description: 'TS Invoice के आपके चुने प्लान, इसी फ़ोन या कंप्यूटर पर रखे हुए।', preview: 'tsinvoice' },
  tsmessenger: {
    description:
      'WhatsApp संदेश उन ग्राहकों को जो उन्हें चाहते हैं: समूह, टेम्पलेट, शांत समय, हर संदेश का हाल सामने, किसी को दो बार नहीं।',
    preview: 'tsmessenger',
  },
  terms: { description: 'दुकान किन शर्तों पर TolaShop इस्तेमाल करती है।', preview: general },
  privacy: {
    description: 'TolaShop आपकी और आपके ग्राहकों की क्या जानकारी रखता है, क्यों, कब तक, और आप हमसे क्या माँगें।',
    preview: general,
  },
  invoicePolicy: {
    description: 'TS Invoice दुकान के बिल और खरीदारों की क्या जानकारी रखता है, क्यों और कब तक।',
    preview: 'tsinvoice',
  },
  invoiceTerms: { description: 'दुकान किन शर्तों पर TS Invoice इस्तेमाल करती है।', preview: 'tsinvoice' },
  invoiceRefund: {
    description: 'TS Invoice के प्लान का पैसा कब वापस मिलता है, कितना और कितने दिन में।',
    preview: 'tsinvoice',
  },
  messengerPolicy: {
    description: 'TS Messenger संदेशों और उन्हें पाने वालों की क्या जानकारी रखता है, क्यों और कब तक।',
    preview: 'tsmessenger',
  },
  messengerTerms: {
    description: 'दुकान किन शर्तों पर TS Messenger से संदेश भेजती है।',
    preview: 'tsmessenger',
  },
  messengerRefund: {
    description: 'TS Messenger के प्लान का पैसा कब वापस मिलता है, कितना और कितने दिन में।',
    preview: 'tsmessenger',
  },
  publicPage: { description: 'दुकान आपको अपना रिकॉर्ड दिखाती है: क्या है, कब तैयार होगा, कितने का है।', preview: general },
  publicForm: { description: 'दुकान का फ़ॉर्म, जिसे बिना खाते के भरें।', preview: general },
  downloads: {
    description: 'TolaShop के डाउनलोड: किस डिवाइस पर क्या चलता है, सबसे नया वर्ज़न, आकार और चेकसम।',
    preview: general,
  },
  careers: {
    description: 'TolaShop में खाली पद: क्या काम है, कहाँ, कितना वेतन, और आवेदन का फ़ॉर्म।',
    preview: general,
  },
  career: { description: 'TolaShop में एक नौकरी।', preview: general },
  meeting: { description: 'बैठक: कब है, और जिन्हें बुलाया गया उनके लिए कहाँ और किस बारे में।', preview: general },
  adReport: { description: 'विज्ञापन का नतीजा: कितनी बार देखा और खोला गया।', preview: general },
  bizCard: { description: 'बिज़नेस कार्ड: कॉल करें, लिखें, संपर्क सहेजें, आज का भाव देखें।', preview: general },
  checkout: { description: 'TS Invoice या TS Messenger का प्लान ऑर्डर करें।', preview: general },
  order: { description: 'TolaShop का एक ऑर्डर।', preview: general },
} as const satisfies Translated<typeof English>;
