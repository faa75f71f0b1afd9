import type {
  legalCitations as EnglishCitations,
  legalNotices as English,
  legalSources as EnglishSources,
  legalWarnings as EnglishWarnings,
} from '../en/legalNotices.ts';
import type { Translated } from '../translated.ts';

export const legalNotices: Translated<typeof English> = {
  cashBarred:
    'एक व्यक्ति से एक दिन में, या एक ऑर्डर के लिए, ₹%{limit} या उससे ज़्यादा नकद नहीं लिया जा सकता। बाकी रकम किसी और तरीके से लें। %{cited}',
  cashOfBillBarred:
    'एक बिल के लिए, सब दिन मिलाकर, ₹%{limit} या उससे ज़्यादा नकद नहीं लिया जा सकता। बाकी रकम किसी और तरीके से लें। %{cited}',
  cashElsewhereBarred:
    'दूसरी दुकान पर सीमा पूरी: दोनों जगह मिलाकर इस व्यक्ति का एक दिन का नकद ₹%{limit} या उससे ज़्यादा हो जाएगा। बाकी रकम किसी और तरीके से लें। %{cited}',
  creditBarred: 'ग्राहक पर उधार की सीमा ₹%{limit} से ज़्यादा बाकी हो जाएगा। भुगतान लें, या सीमा बढ़वाएँ।',
  panNeeded: '₹%{limit} से ऊपर व्यक्ति का PAN, या उसकी जगह दस्तख़त की हुई घोषणा (फ़ॉर्म %{form}) ज़रूरी है। %{cited}',
};

export const legalWarnings: Translated<typeof EnglishWarnings> = {
  addressNeeded: '₹%{limit} या उससे ज़्यादा के बिल पर ग्राहक का नाम, पता और राज्य होना चाहिए। %{cited}',
  cashElsewhere:
    'दूसरी दुकान पर सीमा पूरी: इसी मोबाइल नंबर से वहाँ नकद दिया गया, और मिलाकर एक दिन में ₹%{limit} या उससे ज़्यादा हो जाएगा। वही व्यक्ति हो तो बाकी रकम किसी और तरीके से लें। %{cited}',
  creditAbove: 'इस बिल के बाद ग्राहक पर उधार की सीमा ₹%{limit} से ज़्यादा बाकी होगा।',
  cashPaid: 'एक दिन में एक व्यक्ति को ₹%{limit} से ज़्यादा नकद दिया तो वह ख़र्च में नहीं गिना जा सकता। %{cited}',
};

export const legalCitations: Translated<typeof EnglishCitations> = {
  cited: '(%{source})',
  toBeConfirmed: '(%{source}; सलाहकार से पक्का करें)',
};

export const legalSources: Translated<typeof EnglishSources> = {
  act1961s269ST: 'आयकर अधिनियम, 1961, धारा 269ST',
  act2025s186: 'आयकर अधिनियम, 2025, धारा 186',
  rules1962r114B: 'आयकर नियम, 1962, नियम 114B',
  rules2026r159: 'आयकर नियम, 2026, नियम 159',
  act1961s40A3: 'आयकर अधिनियम, 1961, धारा 40A(3)',
  act2025s36: 'आयकर अधिनियम, 2025, धारा 36(4)',
  cgstRules46: 'CGST नियम, 2017, नियम 46(e)',
  cgstRules59: 'CGST नियम, 2017, नियम 59(4)',
  cgst12of2024: 'CGST नियम, 2017, नियम 59(4), अधिसूचना 12/2024 केंद्रीय कर',
  cgst78of2020: 'अधिसूचना 78/2020 केंद्रीय कर',
};
