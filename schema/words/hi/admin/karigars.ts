import type { karigarsWords as English } from '../../en/admin/karigars.ts';
import type { Translated } from '../../translated.ts';
import { lossNotices } from '../lossNotices.ts';

export const karigarsWords: Translated<typeof English> = {
  karigars: {
    loss: lossNotices,
    steps: {
      title: 'किन ग्राहकों को ख़बर देनी है',
      hint: 'बटन दबाने वाला WhatsApp से ख़बर भेजता है; ख़बर दे दी, यह आप लिखते हैं।',
      none: 'अभी किसी को ख़बर नहीं देनी। काम के ऑर्डर की स्थिति बदलते ही वे ग्राहक यहाँ दिखेंगे, जिनके लिए “ग्राहक को हर कदम की ख़बर दें” चालू है।',
    },
    holdings: {
      title: 'आज कारीगरों के पास',
      none: 'किसी कारीगर के पास दुकान का कुछ नहीं है। “कारीगरों को दिया माल” से जो जाएगा, वह लौटने तक यहाँ दिखेगा।',
      karigar: 'कारीगर',
      gold: 'फ़ाइन सोना',
      silver: 'फ़ाइन चाँदी',
      platinum: 'फ़ाइन प्लैटिनम',
      carats: 'रत्न',
      rupees: 'रुपये',
      settle: 'हिसाब करें',
      money: 'रुपये',
      money_of: '%{name} से रुपयों का हिसाब करें',
      metal: 'धातु',
      metal_of: '%{name} से धातु का हिसाब करें',
      keeping: 'समय और छीजत, पिछले 90 दिन',
      open: 'बाकी काम',
      late: 'देर हुई',
      done: 'हो गया',
      inTime: '%{done}, समय पर %{inTime}',
      agreedLoss: 'सोने की तय छीजत',
      beyond: 'उससे ज़्यादा छीजत',
    },
  },
  'resources.admin/work_order_types.empty': 'कुछ नहीं सुझाया है: अभी खुलने वाली दुकान काम के प्रकार के बिना शुरू होगी। पहला जोड़ें।',
  'resources.admin/work_order_states.empty': 'कुछ नहीं सुझाया है: अभी खुलने वाली दुकान काम की स्थिति के बिना शुरू होगी। पहली जोड़ें।',
  'resources.admin/work_order_types.help.name': 'नई दुकान इसी से शुरू होती है; पुरानी दुकानों में कुछ नहीं बदलता',
  'resources.admin/work_order_states.help.name': 'नई दुकान इसी से शुरू होती है; पुरानी दुकानों में कुछ नहीं बदलता',
  'resources.work_orders.empty': 'अभी कोई काम का ऑर्डर नहीं। पहला नग लिखें, जो बनाना या ठीक करना है।',
  'resources.work_orders.help.contactId': 'खाली: स्टॉक के लिए बनेगा',
  'resources.work_orders.help.lossPercent': 'खाली: जो इस काम में आम है',
  'resources.work_orders.help.dueOn': 'खाली: इस काम में जितने दिन लगते हैं, उतने बाद',
  'resources.work_order_types.empty': 'अभी काम का कोई प्रकार नहीं। पहला जोड़ें: नया नग, मरम्मत।',
  'resources.work_order_states.empty': 'अभी काम की कोई स्थिति नहीं। काम जिस क्रम से होता है, उसी क्रम में जोड़ें।',
  'resources.work_order_states.help.typeId': 'खाली: हर प्रकार के काम के लिए',
  'resources.karigar_issues.empty': 'अभी कारीगरों को कुछ नहीं दिया। पहली धातु का चालान बनाएँ।',
  'resources.karigar_issues.help.value': 'जो चालान पर लिखा जाएगा',
  'resources.karigar_receipts.empty': 'अभी कारीगरों से कुछ नहीं आया।',
  'resources.karigar_receipts.help.lines':
    'तैयार माल, छीलन और बची धातु, हर एक की एक लाइन। तय छीजत से ज़्यादा जो कम निकले, वह कारीगर के खाते में रहता है, जब तक किसी लाइन से उसका हिसाब न हो: रेट लिखें तो रुपयों में, न लिखें तो माफ़।',
};
