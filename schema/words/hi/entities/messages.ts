import type { messages } from '../../../entities/messages.ts';
import type { Words } from '../../schemaWords.ts';
import { headerFormats, messageStatuses } from '../choices.ts';

const wording = { templateName: 'टेम्पलेट', templateLanguage: 'भाषा', templateVariables: 'वेरिएबल' };
const chosen = { contacts: 'संपर्क', groups: 'समूह', filter: 'फ़िल्टर' };
const header = { headerFormat: 'हेडर', headerText: 'हेडर का टेक्स्ट', headerMedia: 'हेडर की फ़ाइल' };
const scheduledAt = 'कब भेजना है';

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
  values: { status: messageStatuses, headerFormat: headerFormats },
  inputs: {
    send: { name: 'नाम', ...wording, ...chosen, ...header, scheduledAt },
    estimate: { ...wording, ...chosen },
    test: { name: 'नाम', ...wording, ...header, number: 'मोबाइल नंबर' },
    retry: { name: 'नाम', to: 'किसे', scheduledAt },
  },
} satisfies Words<typeof messages>;
