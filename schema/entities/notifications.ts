import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, json, text, timestamp } from '../kit/kinds.ts';
import { notificationKinds } from '../rules/notifications.ts';

/** What somebody is told of. Its words are made from `kind` and `facts` when it is read. */
export const notifications = defineEntity({
  name: 'notifications',
  label: { one: 'Notification', many: 'Notifications' },
  path: 'shops/:shopId/notifications',
  title: 'kind',
  personal: true,
  fields: {
    kind: choice(notificationKinds).label('Kind').required(),
    facts: json<Record<string, unknown>>().label('Facts').required(),
    /** The record it is about. */
    subject: text().label('Record').max(64),
    /** By which an event is known, so that it is told once. */
    occasion: text().label('Occasion').max(128).required(),
    readAt: timestamp().label('Read'),
  },
  search: [],
  unique: [['occasion']],
  permissions: {},
  actions: {
    list: {
      method: 'GET',
      path: '',
      permission: '',
      summary: 'What I was told, the newest first',
      paged: true,
    },
    unread: {
      method: 'GET',
      path: 'unread',
      permission: '',
      summary: 'How many I have not read',
    },
    read: {
      method: 'POST',
      path: ':id/read',
      permission: '',
      summary: 'I have read it',
    },
    readAll: {
      method: 'POST',
      path: 'read',
      permission: '',
      summary: 'I have read all of them, or those up to the one named',
      input: { upTo: text().label('Up to').max(36) },
    },
  },
});
export type Notification = RecordOf<typeof notifications>;
