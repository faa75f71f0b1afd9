import type { salesWords as English } from '../../en/admin/sales.ts';
import type { Translated } from '../../translated.ts';

export const salesWords: Translated<typeof English> = {
  sales: {
    openPerson: 'ग्राहक खोलें',
    scan: 'टैग स्कैन करें',
    scanHelp: 'हर स्कैन से एक लाइन जुड़ेगी, आज के भाव पर',
    scanned: '%{tag} जुड़ गया: %{description}',
    noSuchTag: '%{tag}: इस टैग का कोई नग नहीं है।',
    scannedBefore: '%{tag} पहले से है',
    buy: 'ख़रीदें',
    bought: '%{number} ख़रीदा गया। इसके %{amount} बिल में लगेंगे।',
    notBought: 'नहीं ख़रीदा गया: %{why} यह पुराने सोने में ड्राफ़्ट रहेगा।',
    customerFirst: 'पहले ग्राहक चुनें।',
    pay: 'भुगतान',
    toPay: 'बाकी देना:',
    credit: 'ग्राहक के %{amount} हमारे पास जमा हैं',
    handed: 'दिया हुआ नकद',
    giveBack: '%{amount} वापस दें',
    missing: '%{amount} कम हैं',
    scanToPay: '%{amount} देने के लिए स्कैन करें',
    concession: {
      priceBelow: 'लाइन %{line}, %{what}: दुकान के दाम से %{amount} कम',
      rateAbove: 'लाइन %{line}, %{what}: दुकान के ख़रीद भाव से %{amount} ज़्यादा',
      discountAbove: 'छूट: देने वाले की सीमा से %{amount} ज़्यादा',
      belowCost: 'लाइन %{line}, %{what}: लागत से कम',
      needed: 'आगे बढ़ने से पहले मंज़ूरी चाहिए:',
      noApprover: 'यहाँ किसी के पास मंज़ूरी का PIN नहीं है। जो मंज़ूरी दे सकते हैं, वे यह पेज खोलें, या अपने अकाउंट में PIN बनाएँ।',
    },
    buyingRate: {
      holds: '%{metal}: फ़ाइन के प्रति ग्राम %{rate} लागू है (%{why})',
      usual: 'ख़रीद का रेट %{rate}',
      exchange: 'बदले में %{percent} ज़्यादा',
      soldHere: 'हमारे बेचे माल पर %{percent} ज़्यादा',
    },
    noUpi: 'QR कोड के लिए दुकान की सेटिंग में UPI ID लिखें।',
  },
  'resources.credit_notes.empty': 'अभी कोई क्रेडिट नोट नहीं। बिल खोलें और जो वापस आया, उसे वापस लें: क्रेडिट नोट बन जाएगा।',
  'resources.debit_notes.empty': 'अभी कोई डेबिट नोट नहीं। बिल खोलें और जो कम लगा था, वह लगाएँ: डेबिट नोट बन जाएगा।',
  customerSubscriptions: {
    endingSoon: '30 दिन में समाप्त',
    chips: 'आख़िरी दिन से चुनें',
    byBill: 'बिल %{number}',
    byHand: 'बिना बिल के',
    returned: '%{day} को वापस ली गई',
  },
  'resources.subscriptions/customers.empty':
    'अभी कोई सदस्यता नहीं। जो माल सिर्फ़ सदस्यता से बिकता है, उसका बिल सदस्यता बनाता है।',
  'resources.subscriptions/customers.help.give.price': 'ख़ाली छोड़ने पर माल का दाम',
  'resources.subscriptions/customers.help.give.duration': 'ख़ाली छोड़ने पर माल के सबसे नए दाम की अवधि',
  'resources.subscriptions/customers.help.give.from': 'ख़ाली छोड़ने पर आज से',
  'resources.sold_goods.empty': 'अभी कुछ बिका नहीं। जारी बिल की हर लाइन यहाँ दिखती है, और उस पर क्या कमाया।',
};
