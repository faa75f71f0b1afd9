import { yes } from '../../schema/kit/shape.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import {
  chooseApp,
  chooseChat,
  chooseDigest,
  chooseMail,
  digestFields,
  notices,
  shownNotices,
  subscribe,
  subscriptionFields,
  topicFields,
  unsubscribe,
} from './subscriptions.ts';

const common = { tag: 'Notifications', access: { to: 'person' } } as const;

export const pushOperations: Operation[] = [
  {
    ...common,
    id: 'push.get',
    method: 'GET',
    path: 'account/notices',
    summary: 'Of which kinds of events I am told on this device, and by mail',
    handle: replying(notices, shownNotices),
  },
  {
    ...common,
    id: 'push.subscribe',
    method: 'PUT',
    path: 'account/notices/device',
    summary: 'Tell me on this device, by the push service that its browser names',
    body: { of: 'fields', fields: subscriptionFields },
    handle: replying(notices, subscribe),
  },
  {
    ...common,
    id: 'push.unsubscribe',
    method: 'DELETE',
    path: 'account/notices/device',
    summary: 'Tell me no more on this device',
    handle: replying(yes, unsubscribe),
  },
  {
    ...common,
    id: 'push.mail',
    method: 'PUT',
    path: 'account/notices/mail',
    summary: 'Tell me by mail of these kinds of events',
    body: { of: 'fields', fields: topicFields },
    handle: replying(notices, chooseMail),
  },
  {
    ...common,
    id: 'push.chat',
    method: 'PUT',
    path: 'account/notices/chat',
    summary: 'Tell me by WhatsApp of these kinds of events, in shops that do so',
    body: { of: 'fields', fields: topicFields },
    handle: replying(notices, chooseChat),
  },
  {
    ...common,
    id: 'push.app',
    method: 'PUT',
    path: 'account/notices/app',
    summary: 'Ring the bell for these kinds of events; others come as read',
    body: { of: 'fields', fields: topicFields },
    handle: replying(notices, chooseApp),
  },
  {
    ...common,
    id: 'push.digest',
    method: 'PUT',
    path: 'account/notices/digest',
    summary: 'Write to me each morning what is unread in each of my shops',
    body: { of: 'fields', fields: digestFields },
    handle: replying(notices, chooseDigest),
  },
];
