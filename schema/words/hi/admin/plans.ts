import type { planWords as English } from '../../en/admin/plans.ts';
import type { Translated } from '../../translated.ts';

export const planWords: Translated<typeof English> = {
  plans: { title: 'प्लान' },
  payments: { refunds: { asked: 'रास्ते में', done: 'लौट गया', failed: 'नहीं लौटा' } },
  subscriptions: {
    title: 'सब्सक्रिप्शन',
    none: 'इस दुकान का कोई सब्सक्रिप्शन नहीं है: सब कुछ चलता है, बिना किसी सीमा के।',
    renew: 'आगे बढ़ाएँ या बदलें',
    plans: 'प्लान चुनें',
    ask: 'यहाँ का ऑर्डर भुगतान होते ही लागू होता है। बाकी हर बात के लिए मदद में TolaShop को लिखें। कुछ भी समाप्त हो, कुछ खोता नहीं: यहाँ का सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है।',
    span: '%{from} से %{until}',
    graceUntil: 'बिना आगे बढ़ाए %{day} तक चलेगा',
    phoneHelp: 'फ़ोन पर मदद के साथ',
    use: { people: 'लोग: %{most} में से %{used}', messages: 'इस महीने के संदेश: %{most} में से %{used}' },
    left: '%{left} बचे',
    credit: 'जिसमें पहले का %{credit}',
    creditDays: 'और पहले के %{credit} के बदले और दिन',
    order: {
      title: 'प्लान का ऑर्डर',
      plan: 'प्लान',
      duration: 'कितने समय के लिए',
      people: 'एक व्यक्ति के लिए |||| %{people} लोगों के लिए',
      messages: 'महीने में %{messages} संदेश',
      price: 'दाम',
      gst: 'GST %{rate}%',
      total: 'कुल',
      begins: 'भुगतान होते ही शुरू होगा।',
      goesOn: '%{day} के बाद बिना रुके आगे चलेगा।',
      changes: 'भुगतान होते ही शुरू होगा। %{plan} का जो बचा है, उसके और दिन मिलेंगे।',
      none: 'अभी कोई प्लान बिक्री पर नहीं है।',
      submit: 'ऑर्डर करके भुगतान करें',
    },
    bar: {
      grace: '%{plan} %{day} को समाप्त हुआ। %{until} तक सब चलेगा; उससे पहले आगे बढ़ाएँ।',
      tsinvoice: '%{plan} समाप्त हो गया है: नए बिल जारी नहीं होते। सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है।',
      tsmessenger: '%{plan} समाप्त हो गया है: नए संदेश नहीं भेजे जाते। सब कुछ पढ़ा और एक्सपोर्ट किया जा सकता है।',
      see: 'सब्सक्रिप्शन',
    },
  },
  'resources.invoiceSubscriptions.help.renew.price': 'ख़ाली छोड़ने पर प्लान का आज का दाम',
  'resources.invoiceSubscriptions.help.change.price': 'ख़ाली छोड़ने पर प्लान का आज का दाम',
  'resources.messengerSubscriptions.help.renew.price': 'ख़ाली छोड़ने पर प्लान का आज का दाम',
  'resources.messengerSubscriptions.help.change.price': 'ख़ाली छोड़ने पर प्लान का आज का दाम',
  'resources.system/payments.empty': 'अभी कोई भुगतान नहीं। साइट पर ऑर्डर चुकाने से यहाँ आते हैं।',
  'resources.subscriptions/tsinvoice.empty':
    'अभी किसी दुकान के पास TS Invoice का प्लान नहीं है। प्लान के पेज से या चुकाए हुए ऑर्डर से दें।',
  'resources.subscriptions/tsmessenger.empty':
    'अभी किसी दुकान के पास TS Messenger का प्लान नहीं है। प्लान के पेज से या चुकाए हुए ऑर्डर से दें।',
  'resources.plans/tsinvoice.help.give.from': 'दूसरा दिन न लिखें तो आज',
  'resources.plans/tsmessenger.help.give.from': 'दूसरा दिन न लिखें तो आज',
  'resources.system/orders.help.give.from': 'दूसरा दिन न लिखें तो आज',
};
