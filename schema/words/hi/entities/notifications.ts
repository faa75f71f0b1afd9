import type { notifications } from '../../../entities/notifications.ts';
import type { Words } from '../../schemaWords.ts';
import { notificationKinds } from '../choices.ts';

export const notificationsWords = {
  one: 'सूचना',
  many: 'सूचनाएँ',
  fields: { kind: 'किस बात की', payload: 'जानकारी', subject: 'रिकॉर्ड', event: 'घटना', readAt: 'कब पढ़ा' },
  values: { kind: notificationKinds },
  inputs: { readAll: { upTo: 'यहाँ तक' } },
} satisfies Words<typeof notifications>;
