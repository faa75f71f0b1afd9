import type { draftWords as English } from '../../en/admin/drafts.ts';
import type { Translated } from '../../translated.ts';

export const draftWords: Translated<typeof English> = {
  left: 'इस डिवाइस पर अधूरा',
  lines: '1 लाइन |||| %{smart_count} लाइनें',
  resume: 'जारी रखें',
  discard: 'हटाएँ',
  kept: 'अभी सहेजा नहीं गया। जो लिखा है वह इस डिवाइस पर रखा है, लौटने पर मिल जाएगा।',
  changed: 'इस बीच किसी और ने इसे बदला है: %{fields}। यहाँ आपका लिखा हुआ है; सहेजने से पहले मिला लें।',
  offline:
    'सर्वर से संपर्क नहीं हो रहा। जो लिखा है वह इस डिवाइस पर रखा है। सहेजने और बिल जारी करने के लिए सर्वर चाहिए: लाइन लौटने पर फिर कोशिश करें।',
  full: 'इस डिवाइस पर जगह नहीं है। छोड़ने से पहले इसे सहेज लें।',
};
