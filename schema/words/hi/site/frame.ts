import { company } from '../../../company.ts';
import type { frameWords as English } from '../../en/site/frame.ts';
import type { Translated } from '../../translated.ts';

export const frameWords: Translated<typeof English> = {
  skip: 'सीधे मुख्य जानकारी पर जाएँ',
  home: 'TolaShop, पहले पेज पर जाएँ',
  menu: 'मेनू',
  nav: 'पेज',
  invoice: 'TS Invoice',
  messenger: 'TS Messenger',
  pricing: 'कीमतें',
  about: 'हमारे बारे में',
  signIn: 'साइन इन',
  open: 'मेरी दुकान खोलें',
  register: 'दुकान रजिस्टर करें',
  sample: 'नमूना दुकान देखें',
  foot: {
    apps: 'ऐप',
    company: 'कंपनी',
    downloads: 'डाउनलोड',
    careers: 'हमारे साथ काम करें',
    city: company.inHindi.city,
    legal: 'कानूनी',
    terms: 'सेवा की शर्तें',
    privacy: 'प्राइवेसी पॉलिसी',
    invoiceTerms: 'TS Invoice: शर्तें',
    invoicePolicy: 'TS Invoice: प्राइवेसी',
    invoiceRefund: 'TS Invoice: रिफ़ंड',
    messengerTerms: 'TS Messenger: शर्तें',
    messengerPolicy: 'TS Messenger: प्राइवेसी',
    messengerRefund: 'TS Messenger: रिफ़ंड',
    cart: 'कार्ट',
    tola: 'ज्वेलर सोना तोले में तौलता है: एक तोला यानी 11.664 ग्राम।',
  },
  close: {
    title: 'अपनी बही खोलें।',
    text: 'शुरुआत एक दुकान और एक मालिक से। आपका माल और ग्राहक एक फ़ाइल से आ जाते हैं।',
  },
};
