import type { publicPageWords as English } from '../../en/admin/publicPage.ts';
import type { Translated } from '../../translated.ts';

export const publicPageWords: Translated<typeof English> = {
  open: 'ग्राहक के लिए पेज',
  none: 'एक पता बनाएँ, जिससे ग्राहक इसे बिना खाते के देख सके। उसका अंदाज़ा कोई नहीं लगा सकता; जिसके पास वह पता है, उसे बस यही दिखता है:',
  make: 'पता बनाएँ',
  address: 'ग्राहक के लिए पता',
  hint: 'जिसके पास यह पता है, उसे रिकॉर्ड हर बार जैसा है वैसा ही दिखता है।',
  pending: 'दुकान को मंज़ूरी मिलने पर यह दिखेगा।',
  share: 'भेजें',
  withdraw: 'पता वापस लें',
  withdraw_text: 'जिसके पास यह पता है, उसे अब कुछ नहीं मिलेगा। नया पता अलग होगा।',
  withdraw_sure: 'वापस लें',
  withdrawn: 'पता वापस ले लिया',
  not_yours: 'इसका पता अभी किसी ने नहीं बनाया। जो इसे बदल सकता है, वही बना सकता है।',
};
