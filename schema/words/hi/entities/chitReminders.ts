import type { chitReminders } from '../../../entities/chitReminders.ts';
import type { Words } from '../../schemaWords.ts';

export const chitRemindersWords = {
  one: 'याद दिलाना',
  many: 'याद दिलाना',
  fields: {
    memberId: 'पासबुक',
    contactId: 'ग्राहक',
    kind: 'किसकी',
    day: 'दिन',
    language: 'भाषा',
    text: 'संदेश',
    messageId: 'WhatsApp संदेश',
    state: 'स्थिति',
  },
  values: {
    kind: {
      before: 'दिन से पहले',
      after: 'दिन के बाद',
      lastMonth: 'क़ानूनन आख़िरी दिन से एक महीना पहले',
      lastWeek: 'क़ानूनन आख़िरी दिन से एक हफ़्ता पहले',
    },
    language: { en: 'English', hi: 'हिन्दी' },
    state: { open: 'बताना बाकी', sent: 'WhatsApp से', told: 'बता दिया', over: 'ज़रूरत नहीं रही' },
  },
  inputs: {},
  transitions: { send: 'भेजें', tell: 'बता दिया', lapse: 'ज़रूरत नहीं रही' },
} satisfies Words<typeof chitReminders>;
