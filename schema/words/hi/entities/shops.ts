import type { shops } from '../../../entities/shops.ts';
import type { Words } from '../../schemaWords.ts';
import { durations, shopStatuses } from '../choices.ts';
import { taxSchemeWords } from '../sales.ts';
import { states } from '../states.ts';

export const shopsWords = {
  one: 'दुकान',
  many: 'दुकानें',
  fields: {
    name: 'नाम',
    status: 'स्थिति',
    tenantId: 'कारोबार',
    logo: 'लोगो',
    address: 'पता',
    city: 'शहर',
    pin: 'PIN',
    stateCode: 'राज्य',
    phoneNo: 'फ़ोन नंबर',
    email: 'ईमेल',
    gstin: 'GSTIN',
    taxScheme: 'GST स्कीम',
    pan: 'PAN',
    upiId: 'UPI ID',
    accountantEmail: 'अकाउंटेंट का ईमेल',
    signature: 'दस्तख़त',
    signatory: 'दस्तख़त के नीचे की लाइन',
    quietFrom: 'शांत समय, कब से',
    quietTo: 'शांत समय, कब तक',
    whatsappEnquiries: 'WhatsApp पर जो लिखें, वह पूछताछ बने',
    noticeTemplate: 'स्टाफ़ को सूचना का टेम्पलेट',
    noticeLanguage: 'उस टेम्पलेट की भाषा',
    reminderTemplate: 'किस्त याद दिलाने का टेम्पलेट',
    reminderLanguage: 'उस टेम्पलेट की भाषा',
    seriesPrefix: 'बिल नंबर से पहले',
    seriesWidth: 'बिल नंबर में अंक',
    makingGst: 'बनवाई पर GST',
    exchangeMore: 'बदले में ज़्यादा (%)',
    soldHereMore: 'हमारे बेचे माल पर ज़्यादा (%)',
    countsBlind: 'दिन बंद करते समय हिसाब देखे बिना गिनें',
    isCompany: 'हमारे ऑर्डर के बिल बनाती है',
    ratesPublic: 'सबको दिखने वाला भाव बोर्ड',
    adsOnBoard: 'भाव बोर्ड पर विज्ञापन',
    adsOnCards: 'बिज़नेस कार्ड पर विज्ञापन',
  },
  sections: {
    shop: { label: 'दुकान', help: 'ग्राहकों और बिल में जैसा नाम-पता है' },
    tax: {
      label: 'टैक्स और भुगतान',
      help: 'हर बिल पर छपता है। कंपोज़िशन स्कीम में आगे के बिल पर GST नहीं लगता; जो जारी हो चुका, वह वैसा ही रहता है',
    },
    accountant: {
      label: 'अकाउंटेंट',
      help: 'GST रिटर्न से महीने की फ़ाइलें ईमेल से वहाँ जाती हैं',
    },
    making: {
      label: 'बनवाई',
      help: 'नग की कीमत इसी से बनती है, उसके पेज पर, कीमत के प्रमाण-पत्र पर और बिल में। खाली छोड़ें तो बनवाई ज़ेवर का हिस्सा है। सेवा पर कितना टैक्स है, यह GST रेट में लिखा है। अपने टैक्स सलाहकार से पूछें',
    },
    buying: {
      label: 'पुराना सोना',
      help: 'ख़रीद के रेट के ऊपर। वह रेट कहीं और से लिए और सीधे ख़रीदे माल का है',
    },
    papers: {
      label: 'छपे काग़ज़',
      help: 'रसीद और बिल के नीचे छपता है। फ़ोटो न हो, तो हाथ से दस्तख़त करने की जगह रहती है',
    },
    messages: {
      label: 'संदेश',
      help: 'इस समय कोई WhatsApp संदेश नहीं जाता। खाली छोड़ें तो 21:00 से 09:00; दोनों जगह एक ही समय लिखें तो कोई शांत समय नहीं',
    },
    bills: { label: 'बिल', help: 'इस दुकान के बिल पर नंबर कैसे पड़ते हैं' },
    closing: {
      label: 'दिन बंद करना',
      help: 'खाते और नगों के हिसाब से क्या होना चाहिए, यह गिनने वाले को दिन बंद होने पर ही दिखता है',
    },
    ads: {
      label: 'दूसरों के विज्ञापन',
      help: 'इस दुकान के अपने पेजों पर दूसरों के विज्ञापन दिखें या नहीं। आप चालू न करें तो नहीं दिखते',
    },
  },
  values: {
    status: shopStatuses,
    taxScheme: taxSchemeWords,
    makingGst: { goods: 'ज़ेवर का हिस्सा, उसी की दर से', service: 'अलग सेवा, SAC 998892 की दर से' },
    stateCode: states,
    'create.stateCode': states,
    'order.duration': durations,
    'status.status': shopStatuses,
  },
  inputs: {
    create: { name: 'नाम', pin: 'PIN', stateCode: 'राज्य' },
    status: { status: 'स्थिति' },
    setChatAccount: {
      phoneNumberId: 'फ़ोन नंबर की ID',
      businessAccountId: 'बिज़नेस अकाउंट की ID',
      marketingPrice: 'मार्केटिंग संदेश',
      utilityPrice: 'यूटिलिटी संदेश',
      authenticationPrice: 'ऑथेंटिकेशन संदेश',
      perSecond: 'एक सेकंड में कितने संदेश',
    },
    addChatCredit: { amount: 'रकम', note: 'नोट' },
    setNoticeTemplate: { templateName: 'टेम्पलेट', templateLanguage: 'टेम्पलेट की भाषा' },
    setReminderTemplate: { templateName: 'टेम्पलेट', templateLanguage: 'टेम्पलेट की भाषा' },
    order: { plan: 'प्लान', duration: 'कितने समय के लिए' },
    takeOrder: { order: 'ऑर्डर', receipt: 'रसीद' },
    openSupport: { reason: 'वजह', hours: 'कितने घंटे' },
  },
  // “रोक” and “मंज़ूरी” agree with themselves, so no sentence shows the gender of `%{name}`.
  buttons: {
    company: {
      label: 'ऑर्डर के बिल यहाँ',
      title: 'ऑर्डर के बिल %{name} में बनें?',
      text: 'हमसे जो मँगाया जाता है और जिसका पैसा आ जाता है, उसका बिल अब से यह दुकान अपनी सीरीज़ और अपने खातों में बनाती है।',
      done: 'हमारे ऑर्डर के बिल अब %{name} में बनते हैं',
    },
    create: {
      label: 'दुकान जोड़ें',
      title: 'नई दुकान',
      text: 'इसका माल, संपर्क और भाव अलग होंगे, और इसे मंज़ूरी मिलनी बाकी रहेगी।',
      done: 'दुकान जुड़ गई: %{name}। मंज़ूरी बाकी है।',
    },
    approve: { label: 'मंज़ूरी दें', done: '%{name} को मंज़ूरी मिल गई' },
    suspend: {
      label: 'रोक लगाएँ',
      title: '%{name} पर रोक लगाएँ?',
      text: 'अब से इस दुकान में कोई नहीं आ पाएगा, और सबको दिखने वाले इसके पेज हट जाएँगे। कुछ मिटता नहीं; मंज़ूरी देने पर सब वापस आ जाएगा।',
      done: '%{name} पर रोक लग गई है',
    },
    openSupport: {
      label: 'वजह बताकर खोलें',
      title: '%{name} देखें',
      text: 'तय समय तक आप इस दुकान में सब देख और बदल सकते हैं। मालिक को दिखता है कि कौन, कब और क्यों आया।',
    },
    endSupport: { label: 'खत्म करें', done: 'सपोर्ट खत्म हुआ' },
    setChatAccount: { label: 'नंबर और दाम सहेजें', done: '%{name} का नंबर और दाम सहेज लिए' },
    addChatCredit: { label: 'पैसे जमा करें', done: 'पैसे जमा हो गए' },
  },
} satisfies Words<typeof shops>;
