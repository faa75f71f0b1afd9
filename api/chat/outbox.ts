import { notFound } from '../../schema/errors.ts';
import { listOf, maybe, moment, object, oneOf, string } from '../../schema/kit/shape.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { say } from '../../schema/words/said.ts';

const shownMessage = object({
  id: string,
  at: moment,
  from: string,
  to: string,
  template: string,
  language: string,
  media: maybe(oneOf(['image', 'video', 'document'])),
  header: maybe(string),
  body: string,
  footer: maybe(string),
  buttons: listOf(string),
  status: oneOf(['accepted', 'sent', 'delivered', 'read', 'failed']),
  reason: maybe(string),
});

/** For trying things out: what phones would have shown. */
export const chatOutboxOperations: Operation[] = [
  {
    id: 'chatOutbox.list',
    method: 'GET',
    path: 'chat-outbox',
    summary: 'The WhatsApp messages of the demo, newest first; nowhere else',
    tag: 'Demo',
    access: { to: 'public' },
    handle: replying(listOf(shownMessage), async ({ ports: { chat }, wording }) => {
      if (!chat.outbox) throw notFound(say('outbox'));
      const sent = await chat.outbox();
      return data(sent.map(message => ({ ...message, reason: message.reason && wording.say(message.reason) })));
    }),
  },
];
