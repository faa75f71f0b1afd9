import type { planAudiences as allPlanAudiences } from '../../rules/plans.ts';
import { durations, type Named } from './choices.ts';

/** What the plans of both apps are called. */
export const planFieldWords = {
  name: 'नाम',
  code: 'पते में नाम',
  about: 'किसके लिए (अंग्रेज़ी में)',
  aboutHi: 'किसके लिए (हिंदी में)',
  people: 'एक दुकान के लोग',
  phoneHelp: 'फ़ोन पर मदद',
  prices: 'दाम',
  trialDays: 'आज़माइश के दिन',
  shownTo: 'किसे दिखे',
  position: 'सूची में जगह',
};

export const planSectionWords = {
  what: { label: 'यह क्या है' },
  limits: { label: 'इसमें क्या है', help: 'एक दुकान के लिए। ऐप का बाक़ी सब कुछ हर प्लान में है' },
  prices: {
    label: 'दाम',
    help: 'एक दुकान के लिए रुपये में, GST से पहले। हर दाम अपनी तारीख़ से चलता है, जब तक उतने ही समय का दूसरा दाम उसकी जगह न ले। ख़ाली छोड़ा दाम उस दिन से बिक्री बंद करता है',
  },
  site: { label: 'साइट पर', help: 'सूची में जिसकी जगह का अंक छोटा है, वह बाईं ओर रहता है' },
};

const planAudiences: Named<typeof allPlanAudiences> = {
  everyone: 'सबको, साइट पर',
  shops: 'सिर्फ़ दुकानों को, ऐप में',
  nobody: 'किसी को नहीं',
};
export const planValueWords = { 'prices.duration': durations, shownTo: planAudiences };
export const planInputWords = { prices: { duration: 'कितने समय के लिए', price: 'दाम', since: 'कब से' } };
