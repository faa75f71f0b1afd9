import type { pricingWords as English } from '../../en/site/pricing.ts';
import type { Translated } from '../../translated.ts';

export const pricingWords: Translated<typeof English> = {
  title: 'सोने की तरह तौलकर: रत्ती, माशा, तोला।',
  lead: 'कीमतें एक दुकान के लिए हैं, %{rate}\u00a0% GST से पहले। हर महीने, छह महीने या साल का भुगतान करें; दस महीने की कीमत में पूरे बारह महीने।',
  names: 'प्लान के नाम सुनार के तौल पर हैं: आठ रत्ती का एक माशा, बारह माशे का एक तोला।',
  caption: '%{name} के प्लान',
  plan: 'प्लान',
  per: { 30: 'हर महीने', 182: 'छह महीने के', 365: 'साल के' },
  lines: {
    people: 'साइन इन करने वाले लोग',
    products: 'माल',
    series: 'बिल नंबर की सीरीज़',
    quickBills: 'झटपट बिल',
    gstInvoices: 'GST इनवॉइस',
    quotes: 'कोटेशन',
    rateBoard: 'दुकान की स्क्रीन के लिए भाव बोर्ड',
    contacts: 'ग्राहक, जिन्हें लिखना हो',
    campaigns: 'समूहों को संदेश',
    import: 'एड्रेस बुक फ़ाइल से लाना',
    quietHours: 'शांत समय',
    statuses: 'पहुँचा और पढ़ा, लाइव',
    export: 'Excel और CSV फ़ाइल में निकालना',
    phoneHelp: 'फ़ोन पर मदद',
  },
  yes: 'शामिल है',
  no: 'शामिल नहीं है',
  order: 'ऑर्डर करें',
  orderPlan: '%{plan} ऑर्डर करें',
  toCart: 'कार्ट में डालें',
  planToCart: 'कार्ट में डालें: %{plan}',
  free: {
    title: 'बही तो मुफ़्त है।',
    text: 'दुकान रजिस्टर होते ही माल, भाव, ग्राहक और स्टाफ़ सब तैयार हैं। पैसे सिर्फ़ उन ऐप के, जो आप ऑर्डर करें।',
  },
};
