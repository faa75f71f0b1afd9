import type { tasks } from '../../../entities/tasks.ts';
import type { Words } from '../../schemaWords.ts';
import { priorities } from '../choices.ts';

export const tasksWords = {
  one: 'काम',
  many: 'काम',
  fields: {
    name: 'काम',
    notes: 'ब्योरा',
    assigneeId: 'किसके ज़िम्मे',
    dueOn: 'कब तक',
    priority: 'कितना ज़रूरी',
    repeats: 'कितनी बार',
    statusId: 'स्थिति',
    contactId: 'संपर्क',
    enquiryId: 'पूछताछ',
    quoteId: 'एस्टिमेट',
    meetingId: 'बैठक',
    productId: 'माल',
    doneAt: 'कब हुआ',
    repeatsFrom: 'कब से दोहराता है',
  },
  values: {
    priority: priorities,
    repeats: { daily: 'हर दिन', weekly: 'हर हफ़्ते', monthly: 'हर महीने', yearly: 'हर साल' },
  },
  inputs: {},
  sections: { what: { label: 'क्या करना है' }, about: { label: 'किसके बारे में' } },
  figures: { byPerson: 'किसने कितने', doneByMonth: 'महीने के हिसाब से पूरे' },
} satisfies Words<typeof tasks>;
