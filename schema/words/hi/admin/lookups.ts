import type { lookupWords as enLookups, treeWords as enTree } from '../../en/admin/lookups.ts';
import type { Translated } from '../../translated.ts';

export const treeWords: Translated<typeof enTree> = {
  empty: 'यहाँ अभी कुछ नहीं है। ऊपर से शुरू करें, जैसे सोना, चाँदी और हीरा, फिर हर एक के नीचे वह जोड़ें जो ग्राहक माँगते हैं।',
  top: 'सबसे ऊपर',
  below: '%{name} के नीचे क्या है, दिखाएँ',
  more: '%{name} के लिए और',
  add_below: 'नीचे जोड़ें',
  rename: 'नाम बदलें',
  move_to: 'कहाँ ले जाएँ…',
  move_title: '%{name} कहाँ ले जाएँ',
  up: 'ऊपर करें',
  down: 'नीचे करें',
  remove: 'हटाएँ',
  nowhere: 'इसके लिए और कोई जगह नहीं है।',
  name_it: 'नाम लिखें',
  added: '%{name} जुड़ गया',
  renamed: '%{name} का नाम बदल गया',
  moved: '%{name} की जगह बदल गई',
  removed: '%{name} को हटा दिया',
};

export const lookupWords: Translated<typeof enLookups> = {
  lookups: {
    title: 'सूचियाँ',
    tabs: 'कौन-सी सूची',
    categories: 'श्रेणियाँ',
    used_in: 'कहाँ काम आता है',
    none: 'यहाँ अभी कुछ नहीं है।',
    products: '1 माल |||| %{smart_count} माल',
    move_help: 'पकड़कर खींचें। कीबोर्ड से: Alt और तीर, या पंक्ति का मेन्यू।',
    statuses: 'स्थितियाँ बदलें',
    abroad: 'दूसरी मुद्रा में',
    currency: 'मुद्रा',
    about: 'लगभग %{price}',
    rate_of: '%{day} का भाव',
    currency_help: 'नया भाव नई पंक्ति है: वह अपने दिन से लागू होता है, और पहले बताए दाम फिर बताए जा सकते हैं।',
  },
};
