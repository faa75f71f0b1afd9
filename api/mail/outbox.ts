import { notFound } from '../../schema/errors.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
import { say } from '../../schema/words/said.ts';

/** For trying things out: what would have gone out by mail. */
export const outboxOperations: Operation[] = [
  {
    id: 'outbox.list',
    method: 'GET',
    path: 'outbox',
    summary: 'The letters of the demo, newest first; nowhere else',
    tag: 'Demo',
    access: { to: 'public' },
    reply: 'list',
    handle: async ({ ports: { mail } }) => {
      if (!mail.outbox) throw notFound(say('outbox'));
      return data(await mail.outbox());
    },
  },
];
