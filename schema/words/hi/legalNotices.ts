import type { legalNotices as English, legalWarnings as EnglishWarnings } from '../en/legalNotices.ts';
import type { Translated } from '../translated.ts';

export const legalNotices: Translated<typeof English> = {
  cashBarred:
    'एक व्यक्ति से एक दिन में, या एक बिल या ऑर्डर के लिए, ₹%{limit} या उससे ज़्यादा नकद नहीं लिया जा सकता। बाकी रकम किसी और तरीके से लें।',
  creditBarred: 'ग्राहक पर उधार की सीमा ₹%{limit} से ज़्यादा बाकी हो जाएगा। भुगतान लें, या सीमा बढ़वाएँ।',
  panNeeded: '₹%{limit} से ऊपर व्यक्ति का PAN या दस्तख़त किया हुआ फ़ॉर्म 60 ज़रूरी है।',
};

export const legalWarnings: Translated<typeof EnglishWarnings> = {
  addressNeeded: '₹%{limit} या उससे ज़्यादा के बिल पर ग्राहक का नाम, पता और राज्य होना चाहिए।',
  creditAbove: 'इस बिल के बाद ग्राहक पर उधार की सीमा ₹%{limit} से ज़्यादा बाकी होगा।',
  cashPaid: 'एक दिन में एक व्यक्ति को ₹%{limit} से ज़्यादा नकद दिया तो वह ख़र्च में नहीं गिना जा सकता।',
};
