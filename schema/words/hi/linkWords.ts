import type { linkWords as English } from '../en/linkWords.ts';
import type { Translated } from '../translated.ts';

export const linkWords: Translated<typeof English> = {
  reset: {
    title: 'नया पासवर्ड चुनें',
    lead: 'अभी जहाँ-जहाँ साइन इन है, वहाँ साइन आउट हो जाएगा।',
    field: 'नया पासवर्ड',
    submit: 'पासवर्ड सहेजें',
    doneTitle: 'नया पासवर्ड चालू है',
    done: 'बाकी हर जगह साइन आउट हो गया।',
    askAgain: 'नया लिंक मँगाएँ',
  },
  prove: {
    title: 'अपने ईमेल पते की पुष्टि करें',
    lead: 'अगर TolaShop पर आपने रजिस्टर किया है, तो बटन दबाएँ। नहीं किया, तो यह पेज बंद कर दें।',
    submit: 'हाँ, यह मेरा पता है',
    doneTitle: 'आपके ईमेल पते की पुष्टि हो गई',
    done: 'अब आप लोगों को जोड़ सकते हैं, संदेश भेज सकते हैं और पेज दिखा सकते हैं।',
    open: 'TolaShop खोलें',
    again: 'साइन इन करके पेज के ऊपर “फिर भेजें” दबाएँ',
  },
};
