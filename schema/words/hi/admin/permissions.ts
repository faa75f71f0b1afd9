import { platform, shop } from '../../../permissionAreas.ts';
import type { permissionsWords as English } from '../../en/admin/permissions.ts';
import type { Translated } from '../../translated.ts';

type Areas = typeof shop;
type Verb = Areas[keyof Areas][number];

const areas = {
  users: 'स्टाफ़',
  'shop/customers': 'ग्राहक',
  'shop/bizcard': 'बिज़नेस कार्ड',
  'customer/bizcard': 'अपना बिज़नेस कार्ड',
  portfolio: 'पोर्टफ़ोलियो',
  'shop/enquiry_status': 'पूछताछ की स्थितियाँ',
  'shop/enquiry': 'पूछताछ',
  'shop/enquiry_comment': 'पूछताछ की टिप्पणियाँ',
  'shop/whatsapp/message': 'WhatsApp का बैलेंस',
  'shop/whatsapp/messages': 'WhatsApp संदेश',
  categories: 'कैटलॉग की श्रेणियाँ',
  'shop/product': 'माल',
  'shop/piece': 'नग',
  product_group: 'माल के समूह',
  product_category: 'माल की श्रेणियाँ',
  product_gst: 'GST रेट',
  'shop/unit': 'इकाइयाँ',
  quickBill: 'क्विक बिल',
  quote: 'कोटेशन',
  'shops/commodities': 'सोने-चाँदी के भाव',
  'shop/currency_units': 'करेंसी की इकाइयाँ',
  'shop/work_order_type': 'काम के ऑर्डर के प्रकार',
  'shop/work_order_state': 'काम के ऑर्डर की स्टेज',
  'shop/task_status': 'काम की स्थितियाँ',
  'shop/task': 'काम',
  'shop/contacts': 'संपर्क',
  'shop/supplier': 'सप्लायर',
  'shop/karigar': 'कारीगर',
  'shop/karigar_voucher': 'कारीगरों की धातु और मज़दूरी',
  'shop/work_order': 'काम के ऑर्डर',
  'shop/personal_data': 'लोगों की निजी जानकारी',
  'shop/groups': 'संपर्कों के समूह',
  'shop/group_members': 'समूहों के सदस्य',
  'shop/group_meeting': 'समूहों की बैठकें',
  'shop/meeting_note': 'बैठकों के विवरण',
  'shop/chit_scheme': 'बचत योजनाएँ',
  license: 'लाइसेंस',
  'shop/error_log': 'एरर लॉग',
  'shop/access_log': 'कौन आया, किसे रोका',
  'shop/service_request': 'सहायता अनुरोध',
  'shop/till': 'गल्ले',
  'shop/ledger': 'खाता-बही',
  'shop/credit_note': 'क्रेडिट नोट',
  'shop/receipt': 'लेन-देन',
  'shop/purchase': 'ख़रीद',
  'shop/sales_order': 'ऑर्डर',
  'shop/old_gold': 'पुराना सोना',
  'shop/melting_lot': 'गलाई के लॉट',
  'shop/sale': 'दुकान से कम दाम',
  'shop/chit_member': 'योजनाओं की पासबुक',
  'shop/customer_subscription': 'ग्राहकों की सदस्यताएँ',
  'shop/archive': 'पूरी दुकान एक फ़ाइल में',
} satisfies Record<keyof Areas, string>;

/** As nouns, so that they stand on a button, in a history and in a sentence. */
const verbs: Record<Verb, string> = {
  list: 'देखना',
  read: 'देखना',
  view: 'देखना',
  balance: 'देखना',
  add: 'जोड़ना',
  edit: 'बदलना',
  delete: 'हटाना',
  admin: 'सँभालना',
  send: 'भेजना',
  cancel: 'रोकना',
  download: 'डाउनलोड',
  export: 'निकालना',
  close: 'दिन बंद करना',
  reopen: 'दिन फिर खोलना',
  cost: 'लागत देखना और भरना',
  approve: 'मंज़ूरी देना',
};

const platformAreas = {
  system: 'पूरा प्लेटफ़ॉर्म',
  'system/shop': 'दुकानें',
  tenant: 'कारोबार',
  admin: 'एडमिन',
  'admin/biz_card': 'सब दुकानों के बिज़नेस कार्ड',
  'admin/work_order_type': 'काम के ऑर्डर के आम प्रकार',
  'admin/work_order_state': 'काम के ऑर्डर की आम स्टेज',
  tsinvoice_plan: 'TS Invoice के प्लान',
  tsmessenger_plan: 'TS Messenger के प्लान',
  tsinvoice_subscription: 'TS Invoice की सदस्यताएँ',
  tsmessenger_subscription: 'TS Messenger की सदस्यताएँ',
  payment: 'ऑर्डर के भुगतान',
  'shop/download': 'डाउनलोड',
  ads: 'विज्ञापन',
  job: 'नौकरियाँ',
} satisfies Record<keyof typeof platform, string>;

const platformVerbs: Record<Exclude<(typeof platform)[keyof typeof platform][number], Verb>, string> = {
  all: 'सब कुछ',
  customer: 'ग्राहक',
  owner: 'मालिक होना',
  create: 'जोड़ना',
  update: 'बदलना',
  modify: 'बदलना',
  'shop/list': 'दुकान से देखना',
  confirm: 'पैसा आया, पक्का करना',
  refund: 'लौटाना',
};

type Names = Record<string, string>;

/** One by one, as a history tells them: `shop/contacts/add` -> `संपर्क: जोड़ना`. */
const each = (catalogue: Record<string, readonly string[]>, areaNames: Names, verbNames: Names): Names =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([area, its]) =>
      its.map(verb => [`resources.users.values.permissions.${area}/${verb}`, `${areaNames[area]}: ${verbNames[verb]}`]),
    ),
  );

const permission: Translated<(typeof English)['permission']> = {
  area: { ...areas, ...platformAreas },
  verb: { ...verbs, ...platformVerbs },
  group: {
    contacts: 'ग्राहक और संपर्क',
    catalogue: 'कैटलॉग',
    counter: 'भाव और बिल',
    books: 'खाता-बही',
    enquiries: 'पूछताछ',
    messages: 'संदेश',
    work: 'काम के ऑर्डर',
    cards: 'कार्ड और पोर्टफ़ोलियो',
    shop: 'खुद दुकान',
    platform: 'प्लेटफ़ॉर्म, दुकानें और कारोबार',
    templates: 'टेम्पलेट',
    plans: 'प्लान और सदस्यताएँ',
    site: 'वेबसाइट',
  },
  platform: {
    title: 'प्लेटफ़ॉर्म के लोग',
    help: 'जिन्हें दुकान से आगे भी किसी काम की अनुमति है। किसी और को देने के लिए खोजें।',
    none: 'इस नाम का कोई नहीं है।',
    of: 'प्लेटफ़ॉर्म पर %{name} की अनुमतियाँ',
    nothing: 'प्लेटफ़ॉर्म पर कोई अनुमति नहीं',
    saved: '%{name}: सहेज लिया',
    disabled: 'बंद',
  },
  title: 'इस व्यक्ति की अनुमतियाँ',
  help: 'शुरुआत रोल से होती है। कोई एक अनुमति सिर्फ़ इस व्यक्ति के लिए चालू या बंद करें।',
  as_role: 'ठीक उतनी, जितनी रोल में हैं।',
  differs: '%{role} से %{more} ज़्यादा और %{less} कम।',
  reset: 'रोल जैसा करें',
  departs: { more: 'रोल से ज़्यादा', less: 'रोल से कम' },
  held: '%{all} में से %{count}',
  not_mine: 'यह आपके पास नहीं है',
  not_mine_help: 'जो धुँधला है वह अनुमति आपके पास नहीं है, इसलिए आप उसे न दे सकते हैं, न ले सकते हैं।',
  role_not_mine: 'इसमें आपसे ज़्यादा अनुमतियाँ हैं',
  plain: {
    title: 'सीधे शब्दों में',
    everything: '%{areas}: सब कुछ करने की अनुमति है।',
    can: '%{areas}: %{verbs} – इतने की अनुमति है।',
    only: '%{areas}: सिर्फ़ देखने की अनुमति है।',
    nothing: '%{areas}: कोई अनुमति नहीं है।',
    none: 'यहाँ अभी किसी काम की अनुमति नहीं है।',
  },
  who: {
    title: 'यह कौन कर सकता है?',
    help: 'कोई अनुमति चुनें, और देखें कि किसके पास है।',
    field: 'अनुमति',
    nobody: 'इस दुकान में किसी को इसकी अनुमति नहीं है।',
    people: '1 व्यक्ति को इसकी अनुमति है |||| %{smart_count} लोगों को इसकी अनुमति है',
    not_in: 'अभी साइन इन बंद है',
  },
  role: {
    owner: 'सब कुछ, लोग और उनकी अनुमतियाँ भी।',
    manager: 'सब कुछ, सिवाय दो बातों के: यहाँ कौन काम करेगा, और कौन साइन इन हुआ।',
    sales: 'सब देखना; बिल और कोटेशन; संपर्क, ग्राहक और पूछताछ सँभालना।',
    marketing: 'सब देखना; संपर्क और समूह सँभालना; संदेश भेजना।',
    accountant: 'सब देखना; बिल, कोटेशन, GST और भाव सँभालना।',
  },
};

export const permissionsWords: Translated<typeof English> = {
  'resources.users.help.discountLimit': 'बनवाई पर, और गिनती के माल के दाम पर। खाली: कोई सीमा नहीं',
  ...each(shop, areas, verbs),
  ...each(platform, platformAreas, { ...verbs, ...platformVerbs }),
  permission,
};
