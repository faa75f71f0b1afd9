import type { subscriptionRefusals as English } from '../en/subscriptionRefusals.ts';
import type { Translated } from '../translated.ts';

export const subscriptionRefusals: Translated<typeof English> = {
  subscriptionEndedBills:
    'इस दुकान का %{plan} समाप्त हो गया है: नए बिल जारी नहीं होते। सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है। आगे बढ़ाने के लिए TolaShop से कहें।',
  subscriptionEndedMessages:
    'इस दुकान का %{plan} समाप्त हो गया है: नए संदेश नहीं भेजे जाते। सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है। आगे बढ़ाने के लिए TolaShop से कहें।',
  planPeople:
    '%{plan} %{people} लोगों के लिए है, और यहाँ %{count} काम करते हैं। किसी को दुकान से हटाएँ, या TolaShop से बड़ा प्लान माँगें।',
  planMessages:
    '%{plan} में महीने के %{messages} संदेश हैं, जिनमें से %{left} बचे हैं। कम लोग चुनें, अगले महीने तक रुकें, या TolaShop से बड़ा प्लान माँगें।',
  subscriptionRuns: 'दुकान के पास %{plan} पहले से है, %{day} तक। उसे आगे बढ़ाएँ या उसका प्लान बदलें।',
  subscriptionOver: 'यह चालू नहीं है। दुकान को प्लान नए सिरे से दें।',
  planHasNoTrial: 'इस प्लान में आज़माइश के दिन नहीं हैं।',
  planHasNoPrice: 'इतने समय के लिए इस प्लान का दाम नहीं है: दाम लिखें, या दूसरा समय चुनें।',
  orderNeedsSettings: 'ऑर्डर के लिए दुकान की सेटिंग में यह भरें या ठीक करें: %{fields}।',
  orderOfOtherShop: 'ऑर्डर किसी और दुकान का है।',
  subscriptionNoCustomer: '%{product} सदस्यता है: ग्राहक चुनें, जिसकी वह होगी।',
  subscriptionNoPrice: '%{product} सदस्यता है, पर उसका कोई चालू दाम नहीं है: माल के पेज पर दाम लिखें।',
  subscriptionWholeTerms: '%{product} पूरी अवधियों में बिकती है: 1 से %{most} तक पूरी संख्या लिखें।',
  notSubscription: '%{product} सदस्यता के रूप में नहीं बिकता।',
  noPriceForAsLong: 'इतने समय के लिए इस माल का दाम नहीं है: दाम लिखें, या दूसरा समय चुनें।',
  orderNotPaid: 'ऑर्डर का पैसा नहीं आया है।',
  orderPlanGone: 'इसका एक प्लान अब नहीं है: दूसरा प्लान हाथ से दें।',
  orderGivenHere: 'जो मँगाया गया, वह इस दुकान के पास पहले से है।',
  orderGivenOut: 'जितनी दुकानों के लिए मँगाया गया, उतनी को दिया जा चुका है।',
};
