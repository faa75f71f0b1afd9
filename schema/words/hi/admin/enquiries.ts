import type { enquiryWords as English } from '../../en/admin/enquiries.ts';
import type { Translated } from '../../translated.ts';

/** Words of enquiries beside those of their entity. */
export const enquiryWords: Translated<typeof English> = {
  enquiries: {
    walkOut: {
      title: 'बिना लिए लौटे',
      why: 'क्यों नहीं लिया?',
      hint: 'एक बार दबाते ही लिख जाता है। नाम, नंबर और क्या चाहिए था, यह आगे जोड़ सकते हैं।',
      somebody: 'काउंटर के ग्राहक',
      noted: 'लिख लिया। नाम या नंबर हो तो जोड़ें।',
    },
    mayBeOptOut: 'हो सकता है ग्राहक संदेश बंद कराना चाहते हों। ऐसा हो, तो उनका नंबर “संदेश-बंद नंबर” में जोड़ें।',
    known: { contact: 'संपर्क में:', open: 'पूछताछ पहले से चालू:', nobody: 'नया नंबर' },
  },
  'resources.enquiries.empty': 'अभी कोई पूछताछ नहीं। जो अगला पूछे, या बिना लिए लौटे, उसे यहाँ लिखें।',
};
