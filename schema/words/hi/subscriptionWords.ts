import { durations, subscriptionStates } from './choices.ts';

/** What the subscriptions of both apps are called. */
export const subscriptionFieldWords = {
  app: 'ऐप',
  name: 'प्लान',
  plan: 'पते में प्लान',
  people: 'एक दुकान के लोग',
  phoneHelp: 'फ़ोन पर मदद',
  duration: 'कितने समय के लिए',
  price: 'दाम',
  state: 'स्थिति',
  startsOn: 'पहला दिन',
  endsOn: 'आख़िरी दिन',
  graceUntil: 'छूट के दिन कब तक',
  terms: 'क्या ख़रीदा गया',
  orderId: 'ऑर्डर',
  orderNumber: 'ऑर्डर नंबर',
  cancelReason: 'रद्द करने का कारण',
};

export const subscriptionValueWords = {
  app: { tsinvoice: 'TS Invoice', tsmessenger: 'TS Messenger' },
  duration: durations,
  state: subscriptionStates,
  'renew.duration': durations,
  'change.duration': durations,
};

const more = { duration: 'कितने समय के लिए', price: 'दाम, अगर दूसरा हो' };
export const subscriptionInputWords = {
  cancel: { cancelReason: 'रद्द करने का कारण' },
  renew: more,
  change: { planId: 'प्लान', ...more },
  limits: { people: subscriptionFieldWords.people, phoneHelp: subscriptionFieldWords.phoneHelp },
};
export const subscriptionTransitionWords = {
  start: 'शुरू करें',
  tryOut: 'आज़माइश शुरू करें',
  takeUp: 'आगे चलाएँ',
  lapse: 'समय बीता मानें',
  end: 'समाप्त करें',
  cancel: 'सब्सक्रिप्शन रद्द करें',
};
export const subscriptionButtonWords = {
  renew: {
    label: 'आगे बढ़ाएँ',
    text: 'आख़िरी दिन के बाद बिना रुके आगे चलता है। दाम न लिखें तो प्लान का आज का दाम लगता है।',
    done: '%{endsOn} तक आगे बढ़ाया गया',
  },
  change: {
    label: 'प्लान बदलें',
    text: 'आज से दूसरा प्लान। जो समय बचा है, वह नए दाम में घटता है; बचा हुआ ज़्यादा हो तो उसके और दिन मिलते हैं।',
    done: 'अब %{name}, %{endsOn} तक',
  },
  limits: {
    label: 'सीमाएँ बदलें',
    text: 'सिर्फ़ इस दुकान के लिए, जब तक इसका प्लान न बदले। आगे बढ़ाने पर यही रहती हैं।',
    done: 'सीमाएँ बदली गईं',
  },
};

export const giveInputWords = { give: { shopId: 'दुकान', ...more, from: 'कब से', onTrial: 'आज़माइश पर' } };
export const giveButtonWords = {
  give: {
    label: 'दुकान को दें',
    text: 'दुकान के पास उस दिन से %{name} रहता है, जैसा वह आज है। दाम न लिखें तो उस दिन का दाम लगता है।',
    done: '%{name} %{endsOn} तक दिया गया',
  },
};
