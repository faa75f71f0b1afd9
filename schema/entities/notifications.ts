import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, json, text, timestamp } from '../kit/kinds.ts';
import { anything, byName } from '../kit/shape.ts';
import { notificationKinds } from '../rules/notifications.ts';

/** What somebody is told of. Its words are made from `kind` and `payload` when it is read. */
export const notifications = defineEntity({
  name: 'notifications',
  label: { one: 'Notification', many: 'Notifications' },
  path: 'shops/:shopId/notifications',
  title: 'kind',
  fields: {
    kind: choice(notificationKinds).label('Kind').required(),
    payload: json(byName(anything)).label('Payload').required(),
    /** The record it is about. */
    subject: text().label('Record').max(64),
    /** Names what happened for ever (`import <id>`), so that a person is told of it once. */
    event: text().label('Event').max(128).required(),
    readAt: timestamp().label('Read'),
  },
  search: [],
  permissions: {},
  identity: { unique: [['event']] },
  actions: {
    list: {
      method: 'GET',
      path: '',
      permission: '',
      summary: 'What I was told, the newest first',
      paged: 'notifications',
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
  storage: { personal: true, indexes: [['subject']] },
});
export type Notification = RecordOf<typeof notifications>;
