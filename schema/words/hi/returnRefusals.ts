import type { returnRefusals as English } from '../en/returnRefusals.ts';
import type { Translated } from '../translated.ts';

export const returnRefusals: Translated<typeof English> = {
  returnNumberForm: 'नंबर 16 अक्षरों से लंबा है, या उसमें अक्षर, अंक, - और / के अलावा कुछ है।',
  returnNumberTwice: 'इसी GSTIN के एक और काग़ज़ का नंबर %{number} है। GSTIN की हर दुकान के नंबर के आगे अलग अक्षर रखें।',
  returnNumberOrder: 'इसकी तारीख़ %{number} से पहले की है, जबकि उसका नंबर पहले का है।',
  returnWrongGstin: '%{gstin} सही GSTIN नहीं है। ग्राहक में ठीक करें, बिल क्रेडिट नोट से वापस लें और नया बनाएँ।',
  returnOwnGstin: 'ग्राहक का GSTIN वही है जिसका यह रिटर्न है। ग्राहक में ठीक करें, बिल क्रेडिट नोट से वापस लें और नया बनाएँ।',
  returnNoPlace: 'सप्लाई की जगह नहीं लिखी है। क्रेडिट नोट से वापस लें और नया बिल बनाएँ।',
  returnWrongPlace: 'इसका GST सप्लाई की जगह से मेल नहीं खाता। क्रेडिट नोट से वापस लें और नया बिल बनाएँ।',
  returnNoHsn: 'इस पर बिना HSN कोड का माल है।',
  returnShortHsn: 'HSN कोड %{hsn} 4, 6 या 8 अंकों का नहीं है, या ज़रूरी %{least} अंकों से छोटा है।',
  returnUnknownRate: 'पोर्टल %{rate} % की दर नहीं जानता।',
  returnWithoutGst: 'इस पर GST नहीं लगा है, इसलिए यह रिटर्न में नहीं है।',
  returnCameBack: 'इसका कुछ माल दूसरी दुकान तक नहीं पहुँचा। रिटर्न में पूरा है: क्रेडिट नोट आपके अकाउंटेंट लिखेंगे।',
  enterMonth: 'महीना लिखें, जैसे 2026-11।',
  noAccountant: 'दुकान में अकाउंटेंट का ईमेल नहीं है। दुकान की सेटिंग में लिखें।',
  returnNoOwnGstin: 'दुकान का GSTIN नहीं है। दुकान की सेटिंग में लिखें।',
  returnOtherShops: 'यह रिटर्न इसी GSTIN की और दुकानों का भी है: %{shops}। जो वहाँ का हिसाब देख सकते हैं, वही इसे बना सकते हैं।',
  returnComposition: 'इस पर GST लगा है, जो कंपोज़िशन स्कीम में नहीं लगाया जा सकता।',
  returnCompositionElsewhere: 'यह दूसरे राज्य में सप्लाई है, जो कंपोज़िशन स्कीम में नहीं हो सकती। अपने अकाउंटेंट से पूछें।',
  returnCompositionNone: 'कंपोज़िशन स्कीम में GSTR-1 और GSTR-3B नहीं भरे जाते: हर तिमाही CMP-08 और साल में एक बार GSTR-4 भरना है।',
  eInvoiceWithoutGst: 'इस पर GST नहीं लगा है: इसका ई-इनवॉइस नहीं बनता।',
  eInvoiceNoBuyer: 'ई-इनवॉइस रजिस्टर्ड ख़रीदार का बनता है। बिल जारी होते समय ग्राहक का GSTIN नहीं था।',
  eInvoiceNoAddress: '%{name} का पता, शहर और पिन चाहिए, और नाम कम से कम तीन अक्षर का।',
};
