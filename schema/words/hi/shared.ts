import type { shared as English } from '../en/shared.ts';
import type { Translated } from '../translated.ts';

export const shared: Translated<typeof English> = {
  invalidPicture: 'फ़ोटो की फ़ाइल सही नहीं है।',
  seriesTooLong: 'नंबर से पहले के अक्षर और अंक मिलाकर ज़्यादा से ज़्यादा 7 हों, क्योंकि बिल नंबर 16 अक्षरों से लंबा नहीं हो सकता',
  dayOutOfBounds: '1900 से आज के दस साल बाद तक की तारीख़ डालें',
  dayToCome: 'यह तारीख़ अभी आई नहीं है',
  finenessOfMetal: 'यह धातु इस शुद्धता में नहीं बनती',
  deductionHeavier: 'ग्रॉस वज़न से ज़्यादा नहीं',
  aadhaarLastFour: 'आधार नंबर के सिर्फ़ आख़िरी चार अंक',
  panOfProof: 'कार्ड का PAN लिखें, जैसे ABCDE1234F',
  stonesHeavier: 'रत्नों का वज़न पूरे नग से ज़्यादा नहीं हो सकता',
  otherState: 'यह GSTIN दूसरे राज्य का है',
  otherPan: 'यह GSTIN दूसरे PAN का है',
  otherPin: 'यह PIN दूसरे राज्य का है',
};
