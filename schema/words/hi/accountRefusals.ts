import type { accountRefusals as English } from '../en/accountRefusals.ts';
import type { Translated } from '../translated.ts';

export const accountRefusals: Translated<typeof English> = {
  wrongCredentials: 'ईमेल या पासवर्ड गलत है।',
  googleTooLong: 'बहुत देर हो गई। Google से फिर साइन इन करें।',
  googleUnverified: 'Google पर इस ईमेल पते की जाँच पूरी नहीं हुई है।',
  googleUnconfirmed: 'Google से आपकी पहचान नहीं हो पाई। फिर कोशिश करें।',
  googleOtherEmail: 'आपके Google अकाउंट का ईमेल पता यह नहीं है',
  linkRequired: 'इस ईमेल का अकाउंट पहले से है। दोनों को जोड़ने के लिए उसका पासवर्ड डालें।',
  linkSpent: 'यह लिंक एक बार चल चुका है, या पुराना हो गया है। नया लिंक मँगाएँ।',
  notPresentPassword: 'यह आपका अभी का पासवर्ड नहीं है',
  easyPassword: 'यह पासवर्ड बहुत लोग रखते हैं या इसका अंदाज़ा लगाना आसान है। दूसरा चुनें।',
  addressNotProved: 'पहले अपने ईमेल पते की पुष्टि करें: हमारी भेजी ईमेल में दिया लिंक खोलें। पेज के ऊपर “फिर भेजें” दबाने से नया लिंक आएगा।',
  addressProved: 'इस ईमेल पते की पुष्टि हो चुकी है।',
  emailRegistered: 'यह ईमेल पता पहले से रजिस्टर है। सीधे साइन इन करें।',
  emailTaken: 'यह ईमेल पता किसी और अकाउंट का है।',
  nobodyToErase: 'इस व्यक्ति की ऐसी कोई जानकारी नहीं है जिसे मिटाया जा सके।',
  personWaits: '%{many}: इस व्यक्ति के लिए कुछ अभी रास्ते में है। रुकें, या उसे रद्द करें।',
  personOpen: '%{many}: इस व्यक्ति का कुछ अभी खुला है। पहले उसे पूरा करें या रद्द करें।',
  personOwes: 'इस व्यक्ति के खाते पर अभी पैसा या धातु बाकी है। पहले हिसाब चुकता करें।',
  erasedPerson: 'मिटाया गया',
  onlyOwner: '%{shop} के मालिक सिर्फ़ आप हैं। पहले किसी और को उसका मालिक बनाएँ।',
};
