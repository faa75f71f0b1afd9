import { notFound } from '../../schema/errors.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { say } from '../../schema/words/said.ts';

/** For trying things out: what phones would have shown. */
export const chatOutboxOperations: Operation[] = [
  {
    id: 'chatOutbox.list',
    method: 'GET',
    path: 'chat-outbox',
    summary: 'The WhatsApp messages of the demo, newest first; nowhere else',
    tag: 'Demo',
    access: { to: 'public' },
    reply: 'list',
    handle: async ({ ports: { chat }, wording }) => {
      if (!chat.outbox) throw notFound(say('outbox'));
      const sent = await chat.outbox();
      return data(sent.map(message => ({ ...message, reason: message.reason && wording.say(message.reason) })));
    },
  },
];
