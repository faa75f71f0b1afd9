import { setTimeout as delay } from 'node:timers/promises';
import type { Chat } from '../../api/chat/port.ts';
import type { MessageJob } from '../../api/messages/message.ts';
import { runMessage } from '../../api/messages/run.ts';
import type { Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { openServer } from '../../server/db/server.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { plantCampaign } from '../../tests/support/campaign.ts';
import type { Figure, Stage } from '../figure.ts';

/** What a chat service takes to answer, milliseconds. */
const latency = 20;
const limit = 80;
/** Before the next job begins, milliseconds. */
const pause = 100;

/** A message to many, without a limit, and with that of the chat service. */
export const messagesOut = async (stage: Stage): Promise<Figure[]> => {
  const { url } = await stage.postgres();
  const opened = openServer({ url });
  const ids = uuidv7Ids(systemClock);
  const perSecond = async (total: number, pace: number) => {
    const times: number[] = [];
    const chat: Pick<Chat, 'send'> = {
      async send(_account, { reference }) {
        times.push(performance.now());
        await new Promise(resolve => setTimeout(resolve, latency));
        return { id: `wamid.${reference}` };
      },
    };
    const { shop, message } = await plantCampaign(opened.database, ids, { total, perSecond: pace });
    await toItsEnd({ database: opened.database, chat, clock: systemClock, ids }, shop, message);
    if (times.length !== total) throw new Error(`${times.length} of ${total} messages went out.`);
    return (total - 1) / ((times.at(-1)! - times[0]!) / 1_000);
  };
  const [free, paced] = [await perSecond(10_000, 0), await perSecond(750, 75)];
  await opened.close();
  return [
    {
      name: `Messages, answers after ${latency} ms, no limit`,
      figure: `${Math.round(free)} recipients/s, one process`,
      wanted: 'at least 500/s',
      met: free >= 500,
    },
    {
      name: `Messages within the limit of ${limit}/s`,
      figure: `${paced.toFixed(1)} recipients/s`,
      ratio: (paced / limit).toFixed(2),
      wanted: 'at least 0.9 of it',
      met: paced >= 0.9 * limit,
    },
  ];
};

type Part = Pick<Ports, 'database' | 'clock' | 'ids'> & { chat: Pick<Chat, 'send'> };

/** A slow machine needs more than the minute after which a job hands over to the next. */
const toItsEnd = async (part: Part, shop: string, id: string): Promise<void> => {
  let turn: number | null = 0;
  const jobs = { enqueue: async (_run: unknown, _queue: string, task: MessageJob) => void (turn = task.turn) };
  const ports = { ...part, jobs } as unknown as Ports;
  while (turn !== null) {
    const task: MessageJob = { shop, id, turn };
    turn = null;
    await runMessage(ports, task, new AbortController().signal);
    if (turn !== null) await delay(pause);
  }
};
