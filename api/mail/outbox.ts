import { notFound } from '../../schema/errors.ts';
import { listOf, moment, object, string, uuid, type Shape } from '../../schema/kit/shape.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import type { SentLetter } from '../ports.ts';
import { data } from '../reply.ts';
import { say } from '../../schema/words/said.ts';

const letter: Shape<SentLetter> = object(
  { id: uuid, at: moment, to: string, subject: string, text: string, html: string },
  { replyTo: string, attachments: listOf(object({ name: string, type: string, base64: string })) },
);

/** For trying things out: what would have gone out by mail. */
export const outboxOperations: Operation[] = [
  {
    id: 'outbox.list',
    method: 'GET',
    path: 'outbox',
    summary: 'The letters of the demo, newest first; nowhere else',
    tag: 'Demo',
    access: { to: 'public' },
    handle: replying(listOf(letter), async ({ ports: { mail } }) => {
      if (!mail.outbox) throw notFound(say('outbox'));
      return data(await mail.outbox());
    }),
  },
];
