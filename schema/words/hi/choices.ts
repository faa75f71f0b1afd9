/** Choices that several entities share. */
import type { adPlaces as allAdPlaces } from '../../rules/ads.ts';
import type {
  cardAccents as allCardAccents,
  cardCounts as allCardCounts,
  cardDesigns as allCardDesigns,
  cardStates as allCardStates,
  openDays as allOpenDays,
} from '../../rules/bizCards.ts';
import type { audiences as allAudiences, platforms as allPlatforms } from '../../rules/downloads.ts';
import type { customerSubscriptionStates as allCustomerSubscriptionStates } from '../../rules/customerSubscriptions.ts';
import type { subscriptionStates as allSubscriptionStates } from '../../rules/subscriptions.ts';
import type { durations as allDurations } from '../../rules/durations.ts';
import type { supportScopes as allScopes } from '../../rules/supportAccess.ts';
import type { meanings as allMeanings } from '../../kit/statuses.ts';
import type { genders as allGenders } from '../../rules/genders.ts';
import type {
  billings as allBillings,
  HeaderFormat,
  messageStatuses as allMessageStatuses,
  RecipientState,
} from '../../rules/messageStates.ts';
import type { NotificationKind } from '../../rules/notifications.ts';
import type {
  bookStates as allBookStates,
  ledgerMetals as allLedgerMetals,
  partyKinds as allPartyKinds,
} from '../../rules/ledger.ts';
import type { finenesses as allFinenesses, metals as allMetals } from '../../rules/metals.ts';
import type { moneyWays as allMoneyWays } from '../../rules/vouchers.ts';
import type { orderStates as allOrderStates } from '../../rules/orders.ts';
import type { shopStatuses as allShopStatuses, tenantStatuses as allTenantStatuses } from '../../rules/statuses.ts';
import type {
  applicationStates as allApplicationStates,
  employments as allEmployments,
  payPeriods as allPayPeriods,
} from '../../rules/vacancies.ts';
import type { pageAnswers as allPageAnswers } from '../../rules/pageAnswers.ts';
import type { priorities as allPriorities } from '../../rules/tasks.ts';
import type { Role } from '../../permissions.ts';

export type Named<O extends readonly { id: string | number }[]> = Readonly<Record<O[number]['id'], string>>;

export const genders: Named<typeof allGenders> = { 0: 'महिला', 1: 'पुरुष', 2: 'अन्य' };

export const subscriptionStates: Named<typeof allSubscriptionStates> = {
  pending: 'अभी शुरू नहीं',
  trial: 'आज़माइश पर',
  active: 'चालू',
  grace: 'छूट के दिनों में',
  ended: 'समाप्त',
  cancelled: 'रद्द',
};

export const customerSubscriptionStates: Named<typeof allCustomerSubscriptionStates> = {
  pending: 'अभी शुरू नहीं',
  active: 'चालू',
  ended: 'समाप्त',
  cancelled: 'रद्द',
};

export const supportScopes: Named<typeof allScopes> = { read: 'देखना', write: 'देखना और बदलना' };

export const durations: Named<typeof allDurations> = {
  365: '1 साल',
  30: '1 महीना',
  182: '6 महीने',
  91: '3 महीने',
  14: '2 हफ़्ते',
  7: '1 हफ़्ता',
  1: '1 दिन',
};

export const tenantStatuses: Named<typeof allTenantStatuses> = { Active: 'चालू', Suspended: 'रोक लगी' };

export const shopStatuses: Named<typeof allShopStatuses> = {
  Pending: 'मंज़ूरी बाकी',
  Approved: 'मंज़ूर',
  Suspended: 'रोक लगी',
};

export const orderStates: Named<typeof allOrderStates> = { placed: 'मिल गया', paid: 'चुकता', cancelled: 'रद्द' };

export const roles: Readonly<Record<Role, string>> = {
  owner: 'मालिक',
  manager: 'मैनेजर',
  sales: 'सेल्स स्टाफ़',
  marketing: 'मार्केटिंग स्टाफ़',
  accountant: 'अकाउंटेंट',
};

export const messageStatuses: Named<typeof allMessageStatuses> = {
  0: 'नया',
  1: 'चल रहा है',
  2: 'हो गया',
  3: 'रोक रहे हैं',
  4: 'रोका',
};

export const recipientStates: Readonly<Record<RecipientState, string>> = {
  queued: 'कतार में',
  sending: 'भेज रहे हैं',
  unknown: 'पता नहीं',
  sent: 'भेजा',
  delivered: 'पहुँचा',
  read: 'पढ़ा',
  failed: 'नहीं गया',
  canceled: 'रोका',
  skipped: 'छोड़ा',
};

export const billings: Named<typeof allBillings> = {
  none: 'कुछ नहीं देना',
  reserved: 'अलग रखा',
  due: 'बकाया',
  free: 'मुफ़्त',
  charged: 'चुकता',
  released: 'वापस मिला',
};

export const headerFormats: Readonly<Record<HeaderFormat, string>> = {
  NONE: 'कोई नहीं',
  TEXT: 'टेक्स्ट',
  IMAGE: 'फ़ोटो',
  VIDEO: 'वीडियो',
  DOCUMENT: 'डॉक्यूमेंट',
  LOCATION: 'जगह (लोकेशन)',
};

export const notificationKinds: Readonly<Record<NotificationKind, string>> = {
  assigned: 'काम मिला',
  came: 'बाहर से आई',
  mentioned: 'टिप्पणी में नाम',
  due: 'काम की तारीख',
  importDone: 'फ़ाइल से लाना पूरा हुआ',
  daySales: 'एक दिन की बिक्री',
  importFailed: 'फ़ाइल से लाना पूरा नहीं हुआ',
  exportDone: 'फ़ाइल तैयार है',
  exportFailed: 'फ़ाइल नहीं बन पाई',
  shopTakenOut: 'दुकान की फ़ाइल तैयार',
  shopBroughtIn: 'फ़ाइल से दुकान आई',
  archiveFailed: 'दुकान की फ़ाइल का काम रुका',
  messageDone: 'संदेश भेज दिया',
  messageStopped: 'संदेश नहीं जा पाया',
  paperNotSent: 'ईमेल नहीं जा पाया',
  monthMailed: 'महीने के खाते भेजे',
  monthNotMailed: 'महीने के खाते नहीं गए',
  personJoined: 'स्टाफ़ में कोई नया',
  permissionsAdded: 'नई अनुमतियाँ',
  shopApproved: 'दुकान को मंज़ूरी',
  shopSuspended: 'दुकान पर रोक',
  supportAsked: 'सपोर्ट ने अनुमति माँगी',
  supportOpened: 'सपोर्ट के लिए दुकान खुली',
  supportEmergency: 'इमरजेंसी में सपोर्ट',
  meetingAnswered: 'बैठक के जवाब',
  pageAnswered: 'एस्टिमेट के जवाब',
  requestReplied: 'सपोर्ट का जवाब',
  requestSolved: 'अनुरोध हल हुआ',
  transferSent: 'नग रास्ते में',
  transferEnded: 'ट्रांसफ़र पूरा हुआ',
  lastLawfulDays: 'क़ानूनन आख़िरी दिन',
  subscriptionEnds: 'सब्सक्रिप्शन जल्द समाप्त',
  subscriptionEnded: 'सब्सक्रिप्शन समाप्त',
  customerSubscriptionEnds: 'ग्राहक की सदस्यता जल्द समाप्त',
};

export const employments: Named<typeof allEmployments> = {
  fullTime: 'पूरे समय',
  partTime: 'कुछ समय (पार्ट टाइम)',
  contract: 'ठेके पर',
  temporary: 'कुछ दिनों के लिए',
  internship: 'इंटर्नशिप',
};

export const payPeriods: Named<typeof allPayPeriods> = {
  month: 'महीने का',
  year: 'साल का',
  day: 'दिन का',
  hour: 'घंटे का',
};

export const applicationStates: Named<typeof allApplicationStates> = {
  received: 'मिला',
  invited: 'बुलाया',
  hired: 'काम पर रखा',
  rejected: 'मना किया',
};

/** What a status of a shop's own means. */
export const meanings: Named<typeof allMeanings> = {
  waiting: 'शुरू नहीं हुई',
  active: 'चल रही है',
  done: 'सफल',
  failed: 'असफल',
  stopped: 'रोक दी',
};

export const cardDesigns: Named<typeof allCardDesigns> = {
  ledger: 'बही',
  velvet: 'मख़मल',
  jharokha: 'झरोखा',
};

export const cardAccents: Named<typeof allCardAccents> = {
  emerald: 'पन्ना',
  ruby: 'माणिक',
  sapphire: 'नीलम',
  amethyst: 'जामुनी',
  saffron: 'केसरिया',
  peacock: 'मोरपंखी',
  onyx: 'काला',
};

export const openDays: Named<typeof allOpenDays> = {
  daily: 'हर दिन',
  monSat: 'सोमवार से शनिवार',
  monFri: 'सोमवार से शुक्रवार',
  mon: 'सोमवार',
  tue: 'मंगलवार',
  wed: 'बुधवार',
  thu: 'गुरुवार',
  fri: 'शुक्रवार',
  sat: 'शनिवार',
  sun: 'रविवार',
};

export const cardStates: Named<typeof allCardStates> = { draft: 'अभी चालू नहीं', published: 'चालू' };

export const cardCounts: Named<typeof allCardCounts> = {
  view: 'देखा',
  scan: 'QR कोड से आए',
  save: 'संपर्क सहेजा',
  call: 'कॉल',
  whatsapp: 'WhatsApp',
  mail: 'ईमेल',
  map: 'नक़्शा',
  pay: 'UPI',
  website: 'वेबसाइट',
  social: 'सोशल नेटवर्क',
};

export const platforms: Named<typeof allPlatforms> = {
  windows: 'Windows',
  android: 'Android',
  mac: 'macOS',
  ios: 'iPhone और iPad',
  linux: 'Linux',
  any: 'कोई भी डिवाइस',
};

export const audiences: Named<typeof allAudiences> = {
  everyone: 'सबको',
  signedIn: 'साइन इन करने वालों को',
  administrators: 'सिर्फ़ प्लेटफ़ॉर्म के एडमिन को',
};

export const adPlaces: Named<typeof allAdPlaces> = {
  landing: 'पहला पेज',
  home: 'ऐप में आज',
  rateBoard: 'भाव बोर्ड',
  bizCard: 'बिज़नेस कार्ड',
};

export const moneyWays: Named<typeof allMoneyWays> = {
  cash: 'नक़द',
  bank: 'बैंक',
  upi: 'UPI',
  card: 'कार्ड',
  cheque: 'चेक',
};
export const partyKinds: Named<typeof allPartyKinds> = { customer: 'ग्राहक', supplier: 'सप्लायर', karigar: 'कारीगर' };
export const ledgerMetals: Named<typeof allLedgerMetals> = { AU: 'सोना', AG: 'चाँदी', PT: 'प्लैटिनम' };
export const bookStates: Named<typeof allBookStates> = { draft: 'कच्चा', posted: 'खाते में', cancelled: 'रद्द' };
export const metals: Named<typeof allMetals> = { gold: 'सोना', silver: 'चाँदी', platinum: 'प्लैटिनम', other: 'कुछ और' };
export const finenesses: Named<typeof allFinenesses> = {
  999: '999 (24K)',
  995: '995',
  958: '958 (23K)',
  950: '950',
  925: '925',
  916: '916 (22K)',
  900: '900',
  875: '875 (21K)',
  850: '850',
  835: '835',
  833: '833 (20K)',
  800: '800',
  750: '750 (18K)',
  585: '585 (14K)',
  375: '375 (9K)',
};

export const pageAnswers: Named<typeof allPageAnswers> = { approved: 'मंज़ूर', declined: 'मना किया' };

export const priorities: Named<typeof allPriorities> = {
  high: 'बहुत ज़रूरी',
  normal: 'सामान्य',
  low: 'कम ज़रूरी',
};
