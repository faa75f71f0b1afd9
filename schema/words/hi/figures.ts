import type { figures as English } from '../en/figures.ts';
import type { Translated } from '../translated.ts';

export const figures: Translated<typeof English> = {
  count: 'गिनती',
  average: 'औसत: %{what}',
  atRate: 'आज के भाव पर %{what}',
  others: 'बाकी सब',
  earlier: 'इससे पहले',
  none: 'कोई नहीं',
  made: 'कब जोड़ा',
  clock: { hour: 'दिन का घंटा', weekday: 'हफ़्ते का दिन' },
  weekdays: {
    '1': 'सोमवार',
    '2': 'मंगलवार',
    '3': 'बुधवार',
    '4': 'गुरुवार',
    '5': 'शुक्रवार',
    '6': 'शनिवार',
    '7': 'रविवार',
  },
  firstBand: '%{to} दिन तक',
  band: '%{from} से %{to} दिन',
  lastBand: '%{from} दिन या ज़्यादा',
  empty: 'यहाँ गिनने को कुछ नहीं।',
  tooMany: 'ईमेल में गिनने के लिए बहुत ज़्यादा हैं। रिपोर्ट खोलकर छाँटें।',
  further: 'रिपोर्ट में %{count} और।',
};
