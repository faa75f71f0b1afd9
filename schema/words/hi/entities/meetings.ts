import type { meetings } from '../../../entities/meetings.ts';
import type { Words } from '../../schemaWords.ts';

export const meetingsWords = {
  one: 'बैठक',
  many: 'बैठकें',
  fields: {
    title: 'विषय',
    groupId: 'समूह',
    startsAt: 'कब शुरू',
    minutes: 'कितने मिनट',
    place: 'जगह',
    link: 'लिंक',
    agenda: 'एजेंडा',
    hostId: 'किसकी ओर से',
    repeats: 'कितनी बार',
    remindBefore: 'कब याद दिलाएँ',
    letterLanguage: 'चिट्ठी की भाषा',
    state: 'स्थिति',
    joiningUrl: 'बैठक का पता',
    repeatsFrom: 'कब से दोहराती है',
    isContinued: 'अगली बैठक बन गई',
  },
  values: {
    repeats: { daily: 'हर दिन', weekly: 'हर हफ़्ते', monthly: 'हर महीने', yearly: 'हर साल' },
    remindBefore: {
      both: 'एक दिन पहले और एक घंटा पहले',
      day: 'एक दिन पहले',
      hour: 'एक घंटा पहले',
      none: 'याद न दिलाएँ',
    },
    letterLanguage: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
    state: { planned: 'तय है', cancelled: 'रद्द' },
  },
  inputs: { sendMinutes: { again: 'जिन्हें पहले भेजा गया उन्हें भी' } },
  sections: {
    what: { label: 'किस बारे में और किसके साथ' },
    when: { label: 'कब और कहाँ' },
    tell: {
      label: 'लोगों को कैसे बताएँ',
      help: 'याद उन सबको दिलाई जाती है जिन्हें बुलाया गया और जिन्होंने मना नहीं किया',
    },
  },
  figures: { byGroup: 'समूह के हिसाब से', byMonth: 'महीने के हिसाब से' },
  texts: {
    notes: { label: 'नोट', help: 'किस पर बात करनी है, और बैठक से पहले या उसके बीच जो सूझे' },
    postNotes: { label: 'कार्यवृत्त', help: 'क्या कहा और तय हुआ। कई लोग एक साथ लिख सकते हैं' },
  },
  papers: { minutes: { label: 'कार्यवृत्त', names: 'कौन आए' } },
  transitions: { cancel: 'बैठक रद्द करें', plan: 'बैठक फिर तय करें' },
  buttons: {
    renewAddress: {
      label: 'नया पता बनाएँ',
      title: '“%{title}” के लिए नया पता?',
      text: 'पुराना पता और सबके अपने लिंक अब कहीं नहीं ले जाएँगे। अगली चिट्ठी में सबको अपना नया लिंक मिलेगा।',
      done: 'नया पता बन गया',
    },
  },
} satisfies Words<typeof meetings>;
