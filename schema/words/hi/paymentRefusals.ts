import type { paymentRefusals as English } from '../en/paymentRefusals.ts';
import type { Translated } from '../translated.ts';

export const paymentRefusals: Translated<typeof English> = {
  notSignedByProvider: 'इस पर पेमेंट कंपनी का सिग्नेचर नहीं है।',
  paymentNotSigned: 'पेमेंट पेज से जो लौटा, उस पर उसका सिग्नेचर नहीं है। अगर आपने भुगतान किया है, तो ऑर्डर में जल्दी दिख जाएगा।',
  paymentsSilent: 'पेमेंट कंपनी से जवाब नहीं आ रहा। थोड़ी देर में फिर कोशिश करें।',
  paymentsRefused: 'पेमेंट कंपनी ने मना किया: %{told}',
  paymentsNotHere: 'यहाँ अभी भुगतान नहीं लिया जाता।',
  orderPaidAlready: 'इस ऑर्डर का भुगतान हो चुका है।',
  orderTakenBack: 'यह ऑर्डर रद्द हो चुका है।',
  upiReferenceDigits: 'रेफ़रेंस नंबर 12 अंकों का होता है: ऐप में भुगतान के साथ दिखता है।',
  upiReferenceUsed: 'यह रेफ़रेंस नंबर पहले बताया जा चुका है।',
  paymentByProvider: 'इसका क्या हुआ, यह पेमेंट कंपनी बताती है।',
  paymentNotByUpi: 'सिर्फ़ UPI से आया पैसा कोई व्यक्ति पक्का करता है।',
  paymentNotPaid: 'इसका पैसा नहीं आया, या पूरा लौट चुका है।',
  paymentRefundTooMuch: 'अब ज़्यादा से ज़्यादा %{amount} लौट सकते हैं।',
  noCompanyShop: 'हमारे ऑर्डर के बिल अभी किसी दुकान में नहीं बनते: दुकानों में से चुनें।',
  companyShopTax: 'इसके लिए मंज़ूर दुकान चाहिए, जिसका GSTIN राज्य %{state} का हो और जो सामान्य स्कीम में हो।',
  orderHasInvoice: 'इसका इनवॉइस बन चुका है, या इसका कोई पैसा नहीं आया है।',
};
