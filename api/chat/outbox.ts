import { notFound } from '../../schema/errors.ts';
import { listOf, maybe, moment, object, oneOf, string, yes } from '../../schema/kit/shape.ts';
import { chatAnswerFields } from '../../schema/rules/chatAnswer.ts';
import { replying } from '../handler.ts';
import { inputOf } from '../handlers/input.ts';
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
  {
    id: 'chatOutbox.answer',
    method: 'POST',
    path: 'chat-outbox/:id/answers',
    summary: 'Write back to the shop, as whoever got that message of the demo; nowhere else',
    tag: 'Demo',
    access: { to: 'public' },
    body: { of: 'fields', fields: chatAnswerFields },
    handle: replying(
      yes,
      async context => {
        const { chat } = context.ports;
        if (!chat.answer) throw notFound(say('outbox'));
        const { text } = await inputOf(context, { input: chatAnswerFields });
        chat.answer(context.parameter('id'), text!);
        return data(true, 202);
      },
      { status: 202 },
    ),
  },
];
