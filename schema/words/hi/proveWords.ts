import type { proveWords as English } from '../en/proveWords.ts';
import type { Translated } from '../translated.ts';

export const proveWords: Translated<typeof English> = {
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
