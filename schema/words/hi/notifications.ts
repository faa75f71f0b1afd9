import type { notificationSentences as English } from '../en/notifications.ts';
import type { Translated } from '../translated.ts';

/** Counts are of records of any kind or of messages; `%{name}` is a person, a shop or a message. */
export const notificationSentences: Translated<typeof English> = {
  importDone: '%{what} फ़ाइल से लाने का काम पूरा हुआ',
  importFailed: '%{what} फ़ाइल से लाने का काम पूरा नहीं हुआ',
  exportDone: 'फ़ाइल तैयार है: %{what}',
  exportFailed: 'फ़ाइल नहीं बन पाई: %{what}',
  messageDone: '“%{name}” भेज दिया',
  messageStopped: '“%{name}” नहीं जा पाया',
  personJoined: '%{name} अब स्टाफ़ में हैं',
  permissionsAdded: 'नई अनुमतियाँ आई हैं',
  shopApproved: '%{name} को मंज़ूरी मिल गई',
  shopSuspended: '%{name} पर रोक लग गई है',
  supportOpened: 'यह दुकान TolaShop सपोर्ट के लिए खुली है: %{name}',
  nowItSends: 'अब इससे संदेश जा सकते हैं और इसके पेज दिखते हैं।',
  nobodyIn: 'इसमें कोई काम नहीं कर सकता। वजह सपोर्ट से पूछें।',
  until: '%{until} तक: %{reason}',
  invited: 'इनवाइट मान लिया गया।',
  whoHolds: 'जिनकी अनुमतियाँ अपने रोल जैसी ही थीं, उन्हें ये मिल गई हैं; बाकी लोगों को आप दें: %{names}',
  rows: '%{count} लाइन',
  created: '%{count} नए',
  updated: '%{count} बदले',
  skipped: '%{count} छोड़े',
  failed: '%{count} फ़ेल',
  sent: '%{count} भेजे',
  leftOut: '%{count} छोड़े',
  unknown: '%{count} का पता नहीं',
  nothing: 'करने को कुछ नहीं था',
};
