import type { gstWords as English } from '../../en/admin/gst.ts';
import type { Translated } from '../../translated.ts';

export const gstWords: Translated<typeof English> = {
  gst: {
    proposed: '%{rate}, %{hsn} के GST रेट से, %{since} से लागू',
    differs: '%{hsn} का GST रेट %{since} से %{rate} है।',
    use: '%{rate} लगाएँ',
    unknown: '%{code} का GST रेट अभी डाला नहीं है।',
  },
  'resources.hsn_codes.empty': 'अभी कोई HSN कोड नहीं है। एक जोड़ें, या सरकारी सूची फ़ाइल से लाएँ।',
  'resources.hsn_codes.help.code': 'सेवाओं के लिए SAC, जैसे 998892',
  'resources.gst_rates.empty': 'अभी कोई GST रेट नहीं है। जोड़ें कि आपके माल पर कितना टैक्स लगता है, और किस दिन से।',
  'resources.gst_rates.help.hsn':
    '7113 उन सब कोड के लिए है जो इससे शुरू होते हैं; ज़्यादा अंक वाला कोड कम अंक वाले से पहले माना जाता है',
  'resources.gst_rates.help.since': 'रेट बदले तो नए रेट की नई लाइन जोड़ें; पुरानी लाइन पहले की बिक्री के लिए बनी रहती है',
  'resources.gst_rates.help.reason': 'दुकान के रेट शुरू में सरकारी नोटिफ़िकेशन वाले हैं। उनसे अलग रेट के लिए वजह और मंज़ूरी चाहिए',
  'resources.gst_rates.help.note': 'किस सरकारी नोटिफ़िकेशन या सलाहकार (CA) से पता चला',
};
