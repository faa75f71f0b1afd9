import type { paletteWords as English } from '../../en/admin/palette.ts';
import type { Translated } from '../../translated.ts';

export const paletteWords: Translated<typeof English> = {
  palette: {
    title: 'हर जगह खोजें',
    hint: 'हर जगह खोजें (Ctrl K)',
    placeholder: 'नाम, नंबर, कोड या पेज',
    here: 'इस पेज पर',
    opened: 'पिछली बार खोले गए',
    pages: 'पेज',
    none: 'कुछ नहीं मिला। कम अक्षर लिखें, या नंबर का एक हिस्सा।',
    failed: 'रिकॉर्ड खोजने में गड़बड़ी हुई। पेज और काम नीचे हैं।',
    keys: {
      title: 'कीबोर्ड की कुंजियाँ',
      palette: 'हर जगह खोजें',
      keys: 'कुंजियों की यह सूची',
      skip: 'पेज पर सबसे पहले: मेनू छोड़ें',
      choose: 'सूची में चुनें और लें',
      tabs: 'एक टैब से दूसरे टैब पर',
      move: 'लाइन ऊपर या नीचे ले जाएँ',
      close: 'जो खुला है उसे बंद करें',
      single: 'अकेली कुंजियाँ / और ? काम करें',
    },
  },
};
