import type { downloads } from '../../../entities/downloads.ts';
import type { Words } from '../../schemaWords.ts';
import { audiences, platforms } from '../choices.ts';

export const downloadsWords = {
  one: 'डाउनलोड',
  many: 'डाउनलोड',
  fields: {
    name: 'नाम',
    release: 'वर्ज़न',
    platform: 'किस पर चलता है',
    file: 'फ़ाइल',
    releasedOn: 'कब से है',
    notes: 'नया क्या है (अंग्रेज़ी में)',
    notesHi: 'नया क्या है (हिंदी में)',
    audience: 'किसे दिखे',
    isPublished: 'साइट पर चालू',
    position: 'सूची में जगह',
    fetched: 'कितनी बार डाउनलोड हुआ',
  },
  sections: {
    what: { label: 'यह क्या है' },
    notes: { label: 'नया क्या है' },
    site: {
      label: 'साइट पर',
      help: 'चालू करने पर /downloads पर दिखता है, सबसे नया वर्ज़न सबसे ऊपर। सूची में जिसकी जगह का अंक छोटा है, वह ऊपर रहता है।',
    },
  },
  values: { platform: platforms, audience: audiences },
  inputs: {},
} satisfies Words<typeof downloads>;
