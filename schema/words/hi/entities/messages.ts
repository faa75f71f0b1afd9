import type { messages } from '../../../entities/messages.ts';
import type { Words } from '../../schemaWords.ts';
import { headerFormats, messageStatuses } from '../choices.ts';

const wording = { templateName: 'टेम्पलेट', templateLanguage: 'भाषा', templateVariables: 'वेरिएबल' };
const chosen = { contacts: 'संपर्क', groups: 'समूह', filter: 'फ़िल्टर' };
const header = { headerFormat: 'हेडर', headerText: 'हेडर का टेक्स्ट', headerMedia: 'हेडर की फ़ाइल' };
const scheduledAt = 'कब भेजना है';
const meetingId = 'बैठक';

export const messagesWords = {
  one: 'संदेश',
  many: 'संदेश',
  fields: {
    name: 'नाम',
    status: 'स्थिति',
    ...wording,
    ...header,
    mediaId: 'मीडिया',
    components: 'टेम्पलेट, जैसा तब था',
    category: 'श्रेणी',
    scheduledAt,
    meetingId,
    total: 'पाने वाले',
    prepared: 'तैयार',
    queued: 'कतार में',
    sending: 'भेज रहे हैं',
    unknown: 'पता नहीं',
    sent: 'भेजे',
    delivered: 'पहुँचे',
    read: 'पढ़े',
    failed: 'नहीं गए',
    canceled: 'रोके',
    skipped: 'छोड़े',
    cost: 'खर्च',
    charged: 'चुकता',
    turn: 'बारी',
  },
  values: {
    status: messageStatuses,
    headerFormat: headerFormats,
    'retry.to': { failed: 'जिन तक नहीं पहुँचा', unread: 'जिन्होंने नहीं पढ़ा' },
  },
  inputs: {
    send: { name: 'नाम', ...wording, ...chosen, ...header, scheduledAt, meetingId },
    estimate: { ...wording, ...chosen, meetingId },
    test: { name: 'नाम', ...wording, ...header, meetingId, number: 'मोबाइल नंबर' },
    retry: { name: 'नाम', to: 'किसे', scheduledAt },
  },
  figures: { cost: 'संदेशों का हर महीने का खर्च', byStatus: 'स्थिति के हिसाब से संदेश' },
  buttons: {
    cancel: {
      label: 'भेजना रोकें',
      title: '“%{name}” रोकें?',
      text: 'जो अभी शुरू नहीं हुए, वे किसी को नहीं जाएँगे और उनके पैसे वापस मिलेंगे: %{total} में से %{queued}। जो शुरू हो चुके, वे वापस नहीं बुलाए जा सकते।',
      done: 'अब नया कुछ शुरू नहीं होगा। जो शुरू हो चुका, वह पूरा होगा।',
    },
    retry: {
      label: 'फिर भेजें',
      title: 'फिर भेजें',
      text: 'उन्हीं शब्दों का नया संदेश, इस सूची के कुछ लोगों को।',
      done: '“%{name}” रास्ते में है',
    },
    test: {
      label: 'खुद को भेजकर देखें',
      text: 'एक संदेश, जैसा अभी है, एक फ़ोन पर। खर्च उतना ही है जितना किसी और संदेश का।',
      done: 'टेस्ट रास्ते में है',
    },
  },
} satisfies Words<typeof messages>;
