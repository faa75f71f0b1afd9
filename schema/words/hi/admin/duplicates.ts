import type { duplicatesWords as English } from '../../en/admin/duplicates.ts';
import type { Translated } from '../../translated.ts';

/** Entities are of any gender and number: no verb or adjective here agrees with `%{manies}`. */
export const duplicatesWords: Translated<typeof English> = {
  title: 'दोहरे',
  help: '%{manies}: जो शायद एक ही हों, उन्हें आमने-सामने देखें। एक नहीं हैं तो बता दें; एक हैं तो हर लाइन में चुनें कि क्या रखना है, और मिलाएँ।',
  none: 'यहाँ कुछ भी एक जैसा नहीं है।',
  rules: 'इनमें एक जैसा क्या है',
  and: ' और ',
  or: ' या ',
  count: '%{count} %{manies}',
  side_by_side: 'आमने-सामने: %{value}',
  same: '%{name} को भी मिलाएँ',
  all_kept: 'सब रहेंगे',
  merge: 'मिलाएँ… |||| %{smart_count} मिलाएँ…',
  keep_apart: 'एक नहीं हैं',
  doubt: 'नाम अलग हैं: शायद ये एक नहीं हैं।',
  ask: '%{count} %{manies} मिलाकर एक करें?',
  differ: 'नाम अलग हैं: %{names}।',
  outcome: 'जो रहेगा',
  lost: 'नहीं रहेगा:',
  kept: 'इनमें से किसी से भी जो जुड़ा है, और पिछले बदलाव, सब बचे हुए एक के साथ रहेंगे। बाकी ट्रैश में जाएँगे। बाद में पहले जैसा किया जा सकता है।',
  into_one: 'मिलाकर एक करें',
  merged: 'मिलाकर एक कर दिया',
  kept_apart: 'अब फिर नहीं दिखेंगे',
  undone: 'पहले जैसा कर दिया',
  latest: 'हाल में मिलाए',
  was_merged: '%{merged} → %{into}',
};
