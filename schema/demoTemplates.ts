/** Message templates of the demo's WhatsApp accounts, as Meta would have approved them. */
import { demoNumbers, type DemoShopName } from './demo.ts';

type Component = Record<string, unknown>;
type Words = { header?: string; body: string; footer?: string; buttons?: Component[] };
type Header = 'TEXT' | 'IMAGE' | 'DOCUMENT';
type Template = {
  name: string;
  category: 'MARKETING' | 'UTILITY';
  status?: 'APPROVED' | 'PAUSED';
  header?: Header;
  /** What stands in for the values, in their order. */
  examples: { header?: string[]; body: string[] };
  en: Words;
  hi: Words;
};

const reply = (text: string): Component => ({ type: 'QUICK_REPLY', text });
const stop = { en: 'Stop promotions', hi: 'बंद करें' };
const shopLink = (text: string): Component => ({
  type: 'URL',
  text,
  url: 'https://<site>/collections/{{1}}',
  example: ['https://<site>/collections/diwali'],
});
const call = (text: string): Component => ({ type: 'PHONE_NUMBER', text, phone_number: '<phone>' });

/** With which colleagues are told what happened at work, and where it stands. */
export const noticeTemplate = 'work_notice';

/** With which customers are reminded of instalments. */
export const reminderTemplate = 'savings_reminder';

/** What stands in angle brackets is each business's own. */
const written: readonly Template[] = [
  {
    name: 'festival_offer',
    category: 'MARKETING',
    header: 'TEXT',
    examples: { header: ['Diwali'], body: ['Asha', '20% off making charges', '9 November'] },
    en: {
      header: '{{1}} greetings from <shop>',
      body: 'Dear {{1}},\n\nwe have something for you: *{{2}}* on every piece in the shop, until {{3}}. Do come and see us.',
      footer: 'Reply STOP to hear no more offers',
      buttons: [reply(stop.en), shopLink('See the collection')],
    },
    hi: {
      header: '<hindi> की ओर से {{1}} की शुभकामनाएँ',
      body: 'प्रिय {{1}},\n\nआपके लिए ख़ास: हर गहने पर *{{2}}*, {{3}} तक। ज़रूर पधारें।',
      footer: 'ऑफ़र बंद करने के लिए STOP लिखें',
      buttons: [reply(stop.hi), shopLink('संग्रह देखें')],
    },
  },
  {
    name: 'new_collection',
    category: 'MARKETING',
    header: 'IMAGE',
    examples: { body: ['Asha', 'Temple jewellery in 22K'] },
    en: {
      body: 'Dear {{1}}, our new collection has arrived: {{2}}. Be among the first to try it on.',
      footer: 'Reply STOP to hear no more offers',
      buttons: [reply('Keep one for me'), reply(stop.en)],
    },
    hi: {
      body: 'प्रिय {{1}}, हमारा नया संग्रह आ गया है: {{2}}। सबसे पहले देखने आइए।',
      footer: 'ऑफ़र बंद करने के लिए STOP लिखें',
      buttons: [reply('मेरे लिए रखें'), reply(stop.hi)],
    },
  },
  {
    name: 'gold_rate_today',
    category: 'MARKETING',
    header: 'TEXT',
    examples: { body: ['20 November 2026', '₹ 12,480', '₹ 158'] },
    en: {
      header: "Today's rates",
      body: '{{1}}\nGold 999: *{{2}}* a gram\nSilver 999: *{{3}}* a gram\n\nMaking charges and 3% GST are extra.',
      buttons: [call('Call the shop'), reply(stop.en)],
    },
    hi: {
      header: 'आज के भाव',
      body: '{{1}}\nसोना 999: *{{2}}* प्रति ग्राम\nचाँदी 999: *{{3}}* प्रति ग्राम\n\nघड़ाई और 3% GST अलग।',
      buttons: [call('दुकान को फ़ोन करें'), reply(stop.hi)],
    },
  },
  {
    name: 'instalment_due',
    category: 'UTILITY',
    examples: { body: ['Asha', '₹ 5,000', 'Suvarna 11', '25 November'] },
    en: {
      body: 'Dear {{1}}, your instalment of {{2}} for the scheme {{3}} is due on {{4}}. Thank you for saving with us.',
    },
    hi: { body: 'प्रिय {{1}}, योजना {{3}} की आपकी {{2}} की किस्त {{4}} को देय है। हमारे साथ बचत के लिए धन्यवाद।' },
  },
  {
    name: 'order_ready',
    category: 'UTILITY',
    header: 'TEXT',
    examples: { body: ['Asha', 'RA/W-214', 'Andheri'] },
    en: {
      header: 'Your order is ready',
      body: 'Dear {{1}}, your order {{2}} is ready and waiting for you at our {{3}} shop, any day from 11 am to 8 pm.',
      footer: 'Please bring this message along',
      buttons: [call('Call the shop')],
    },
    hi: {
      header: 'आपका ऑर्डर तैयार है',
      body: 'प्रिय {{1}}, आपका ऑर्डर {{2}} हमारी {{3}} दुकान पर तैयार है, किसी भी दिन सुबह 11 से रात 8 बजे तक।',
      footer: 'कृपया यह संदेश साथ लाएँ',
      buttons: [call('दुकान को फ़ोन करें')],
    },
  },
  {
    name: 'bill_copy',
    category: 'UTILITY',
    header: 'DOCUMENT',
    examples: { body: ['Asha', 'RA/26-27/1042'] },
    en: { body: 'Dear {{1}}, thank you for your purchase. Your bill {{2}} is attached.' },
    hi: { body: 'प्रिय {{1}}, ख़रीदारी के लिए धन्यवाद। आपका बिल {{2}} संलग्न है।' },
  },
  {
    name: 'meeting_invitation',
    category: 'MARKETING',
    examples: {
      body: [
        'Asha',
        'Solitaire evening',
        'Saturday, 28 November 2026, 5:00 – 6:30 pm',
        'https://<site>/Qm9yZGVyLWxpbmUtMjAyNg?i=…',
      ],
    },
    en: {
      body: 'Dear {{1}},\n\nyou are invited: *{{2}}*\nWhen: {{3}}\n\nPlease tell us here whether you can come: {{4}}\n\nWith warm regards, <shop>',
      buttons: [reply(stop.en)],
    },
    hi: {
      body: 'प्रिय {{1}},\n\nआपको न्योता है: *{{2}}*\nकब: {{3}}\n\nआप आ पाएँगे या नहीं, यहाँ बताएँ: {{4}}\n\nसादर, <hindi>',
      buttons: [reply(stop.hi)],
    },
  },
  {
    name: noticeTemplate,
    category: 'UTILITY',
    examples: {
      body: ['Assigned to you: task Call the bullion dealer · By Asha Rao', 'https://<site>/tasks'],
    },
    en: {
      body: 'News from work at <shop>: {{1}}\n\nOpen it here: {{2}}\n\nYou chose in your account to be told by WhatsApp.',
    },
    hi: {
      body: '<hindi> में काम की ख़बर: {{1}}\n\nयहाँ खोलें: {{2}}\n\nआपने अपने अकाउंट में WhatsApp पर सूचना चुनी है।',
    },
  },
  {
    name: reminderTemplate,
    category: 'UTILITY',
    examples: {
      body: [
        'Your instalment of ₹5,000 for Suvarna 11, passbook PB/26-27/0012, is due on 25 Nov 2026.',
        'https://<site>/p/AZPlm0Yxc2Fhc2hhLXNhdmluZ3MtcGFzc2Jvb2s',
      ],
    },
    en: { body: 'Your savings with <shop>: {{1}}\n\nYour passbook: {{2}}\n\nThank you for saving with us.' },
    hi: { body: '<hindi> में आपकी बचत: {{1}}\n\nआपकी पासबुक: {{2}}\n\nहमारे साथ बचत के लिए धन्यवाद।' },
  },
  {
    name: 'monsoon_sale',
    category: 'MARKETING',
    status: 'PAUSED',
    examples: { body: ['Asha'] },
    en: { body: 'Dear {{1}}, the monsoon sale has begun.' },
    hi: { body: 'प्रिय {{1}}, मानसून सेल शुरू हो गई है।' },
  },
];

const headerOf = (format: Header, { header }: Words, examples?: string[]): Component => ({
  type: 'HEADER',
  format,
  ...(header && { text: header }),
  ...(examples && { example: { header_text: examples } }),
  ...(format !== 'TEXT' && { example: { header_handle: ['https://<site>/example'] } }),
});

const componentsOf = ({ header, examples }: Template, words: Words): Component[] => [
  ...(header ? [headerOf(header, words, examples.header)] : []),
  { type: 'BODY', text: words.body, example: { body_text: [examples.body] } },
  ...(words.footer ? [{ type: 'FOOTER', text: words.footer }] : []),
  ...(words.buttons ? [{ type: 'BUTTONS', buttons: words.buttons }] : []),
];

const templatesOf = (own: Business) =>
  written.flatMap((template, n) =>
    (['en', 'hi'] as const).map((language, m) => ({
      id: `${880_000_000_001 + n * 2 + m}`,
      name: template.name,
      language,
      status: template.status ?? 'APPROVED',
      category: template.category,
      components: inWordsOf(own, componentsOf(template, template[language])),
    })),
  );

type Business = Record<'shop' | 'hindi' | 'site' | 'phone', string>;

const inWordsOf = (own: Business, components: Component[]): Component[] => {
  const text = JSON.stringify(components).replace(/<(shop|hindi|site|phone)>/g, (_, part: keyof Business) => own[part]);
  return JSON.parse(text) as Component[];
};

/** Of an account that is none of the demo's. */
const anybody = templatesOf({ shop: 'our shop', hindi: 'हमारी दुकान', site: 'shop.test', phone: '+912200000000' });
const rajlakshmi = { shop: 'Rajlakshmi', hindi: 'राजलक्ष्मी', site: 'rajlakshmi.test', phone: '+912226780014' };
const surya = { shop: 'Surya Gold', hindi: 'सूर्या गोल्ड', site: 'suryagold.test', phone: '+914023550120' };

export const demoTemplates = templatesOf(rajlakshmi);
export type DemoTemplates = typeof demoTemplates;

const own: Record<DemoShopName, DemoTemplates> = {
  'Rajlakshmi Andheri': demoTemplates,
  'Rajlakshmi Pune': demoTemplates,
  'Surya Gold': templatesOf(surya),
};

/** By the shop's name, its business account or its number. */
export const demoTemplatesOf = (known: string): DemoTemplates => {
  const shops = Object.entries(demoNumbers) as [DemoShopName, (typeof demoNumbers)[DemoShopName]][];
  const found = shops.find(([name, ids]) => [name, ids.businessAccountId, ids.phoneNumberId].includes(known));
  return found ? own[found[0]] : anybody;
};
