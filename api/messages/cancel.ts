import { messages } from '../../schema/entities/messages.ts';
import { conflict, notFound } from '../../schema/errors.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordId } from '../crud/read.ts';
import { noteStatement } from '../db/history.ts';
import { publishChange } from '../events/signals.ts';
import { data, type Reply } from '../reply.ts';
import type { Run } from '../ports.ts';
import { finish, messageQueue } from './message.ts';
import { endCanceled, giveUp } from './recipientTransitions.ts';
import { lockMessages } from './transitionStatement.ts';
import { listKey } from './keptList.ts';
import { dropUnprepared } from './prepare.ts';
import { pause, usualTiming } from './timing.ts';
import { say } from '../../schema/words/said.ts';

/** How long a cancel waits for what has begun: as a rule a fraction of it. */
const patience = 5_000;
const completed = 2;
const canceled = 4;

/**
 * Nothing is taken from here on. True once everything that had begun has ended, so that no sending begins after a true
 * answer; false while that is still to come: then whoever asks again is told.
 */
export const cancelMessage = async (context: RequestContext): Promise<Reply<boolean>> => {
  const id = recordId(messages, context);
  const { shop, ports } = context;
  const status = await context.transaction(async run => {
    const [found] = await run([lockMessages(shop, [id])]);
    const before = found!.rows[0]?.[1];
    if (!before) throw notFound({ one: messages.name });
    if (Number(before) === completed) throw conflict(say('goneCompletely'));
    if (Number(before) >= 3) return Number(before);
    const booking = { shop, id, at: context.at };
    const results = await run([
      {
        text: 'update messages m set status = 3, version = m.version + 1, updated_at = $3::timestamptz where m.shop_id = $1 and m.id = $2',
        values: [shop, id, context.at.toISOString()],
      },
      noteStatement(messages, 'update', shop, id, { status: [Number(before), canceled] }, context.occasion),
      dropUnprepared(shop, id, context.at),
      endCanceled(booking),
      publishChange(shop, 'messages', id),
      ...finish(shop, id, context.at),
    ]);
    const status = Number(results.at(-1)!.rows[0]![0]);
    if (status !== canceled) await goOn(context, run, id);
    return status;
  });
  await ports.files.remove(listKey(shop, id));
  return data(status === canceled || (await ended(context, id)));
};

/** Its job may begin much later, or have died: another one goes on if this call does not come to the end. */
const goOn = async ({ shop, ports }: RequestContext, run: Run, id: string) => {
  const [moved] = await run([
    {
      text: 'update messages m set turn = m.turn + 1 where m.shop_id = $1 and m.id = $2 returning m.turn',
      values: [shop, id],
    },
  ]);
  await ports.jobs.enqueue(run, messageQueue, { shop, id, turn: Number(moved!.rows[0]![0]) });
};

const ended = async (context: RequestContext, id: string): Promise<boolean> => {
  const { shop, ports, request } = context;
  const until = performance.now() + patience;
  let more = true;
  for (let wait = 5; performance.now() < until; wait = more ? 5 : Math.min(wait * 2, 200)) {
    await pause(more ? 0 : wait, request.signal);
    const booking = { shop, id, at: ports.clock.now() };
    const results = await context.batch([
      lockMessages(shop, [id]),
      endCanceled(booking),
      giveUp(booking, usualTiming.lease),
      ...finish(shop, id, booking.at),
    ]);
    if (Number(results.at(-1)!.rows[0]![0]) === canceled) return true;
    more = results[1]!.count > 0;
    if (request.signal.aborted) return false;
  }
  return false;
};
