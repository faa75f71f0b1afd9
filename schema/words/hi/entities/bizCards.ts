import type { bizCards } from '../../../entities/bizCards.ts';
import type { Words } from '../../schemaWords.ts';
import { cardAccents, cardDesigns, cardStates, openDays } from '../choices.ts';

const own = {
  name: 'नाम',
  role: 'पद',
  phone: 'फ़ोन',
  whatsapp: 'WhatsApp नंबर',
  email: 'ईमेल',
  website: 'वेबसाइट',
  address: 'पता',
  mapUrl: 'नक़्शे का लिंक',
  upiId: 'UPI ID',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  greeting: 'स्वागत के शब्द',
  greetingHi: 'स्वागत के शब्द, हिंदी में',
  design: 'डिज़ाइन',
  accent: 'रंग',
};

export const bizCardsWords = {
  one: 'बिज़नेस कार्ड',
  many: 'बिज़नेस कार्ड',
  fields: {
    ...own,
    photo: 'फ़ोटो',
    personId: 'किसका कार्ड',
    isRateShown: 'आज का भाव दिखाएँ',
    isPortfolioShown: 'पोर्टफ़ोलियो दिखाएँ',
    hours: 'खुलने का समय',
    products: 'माल',
    state: 'स्थिति',
  },
  values: {
    design: cardDesigns,
    accent: cardAccents,
    state: cardStates,
    'hours.days': openDays,
    'saveMine.design': cardDesigns,
    'saveMine.accent': cardAccents,
  },
  inputs: {
    hours: { days: 'दिन', opens: 'खुलता है', closes: 'बंद होता है' },
    products: { productId: 'माल', note: 'नीचे की लाइन' },
    saveMine: own,
  },
  papers: {
    card: { label: 'QR कोड छापें', note: 'स्कैन करें: आज का भाव, हमारा काम और हमसे मिलने के तरीके।' },
  },
  buttons: { saveMine: { label: 'मेरा कार्ड सहेजें', done: 'आपका कार्ड सहेजा' } },
  sections: {
    person: { label: 'किसका है' },
    look: { label: 'रूप' },
    reach: { label: 'कैसे मिलें', help: 'जो खाली रहे, वह दुकान से आता है: फ़ोन, ईमेल, पता और UPI ID' },
    social: { label: 'सोशल नेटवर्क' },
    shown: { label: 'दुकान से', help: 'दुकान में उस समय जैसा है, वैसा ही दिखता है' },
  },
  transitions: { publish: 'चालू करें', withdraw: 'बंद करें' },
} satisfies Words<typeof bizCards>;
