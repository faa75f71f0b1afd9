/** A process that works on one message, told by its only argument, until it is done or kills itself at the given moment. */
import { ChatRefusal } from '../../api/chat/port.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import { runMessage } from '../../api/messages/run.ts';
import { usualTiming } from '../../api/messages/timing.ts';
import type { Database, Ports, Run } from '../../api/ports.ts';
import { cloudApiChat, type CloudApiOptions } from '../../server/chat/cloudApi.ts';
import { systemClock } from '../../server/clock.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { faultyChat, type Faults } from '../support/faultyChat.ts';

export type ChildTask = {
  engine: 'embedded' | 'server';
  /** Folder or address. */
  place: string;
  shop: string;
  message: string;
  memory: string;
  faults: Faults;
  /** Where the chat service's stand-in answers, in place of that memory and those faults. */
  standIn?: CloudApiOptions;
  /** So many steps to live: calls of the database and of the chat service, before and after. Null: for ever. */
  steps: number | null;
};

const task = JSON.parse(process.argv[2]!) as ChildTask;
let left = task.steps ?? Infinity;
const step = () => {
  if (--left <= 0) process.kill(process.pid, 'SIGKILL');
};
const stepped = async <T>(work: () => Promise<T>): Promise<T> => {
  step();
  const result = await work();
  step();
  return result;
};

const { database } =
  task.engine === 'embedded' ? await openEmbedded({ folder: task.place }) : openServer({ url: task.place, max: 6 });
const mortal: Database = {
  ...database,
  batch: statements => stepped(() => database.batch(statements)),
  transaction: work => stepped(() => database.transaction(run => work((async s => stepped(() => run(s))) as Run))),
};
const chat = task.standIn ? cloudApiChat(task.standIn) : faultyChat(task.memory, task.faults, Math.random);
/** For how long the service asks to wait is proved elsewhere: here nobody sits it out. */
const soon = (error: unknown): unknown =>
  error instanceof ChatRefusal && error.retryAfter
    ? new ChatRefusal(error.said, error.code, error.retry, Math.min(error.retryAfter, 50))
    : error;
const send: typeof chat.send = (...message) =>
  stepped(() =>
    chat.send(...message).catch((error: unknown) => {
      throw soon(error);
    }),
  );
const jobs = { enqueue: async () => undefined };
const ports = { database: mortal, chat: { ...chat, send }, jobs, clock: systemClock, ids: uuidv7Ids(systemClock) };

const timing = {
  ...usualTiming,
  slice: 2,
  workers: 3,
  lateness: 40,
  beginWithin: 500,
  lease: 2_500,
  backoff: 5,
  patience: 400,
};
const currentState = async () => {
  const read = {
    text: 'select m.status, m.turn from messages m where m.shop_id = $1 and m.id = $2',
    values: [task.shop, task.message],
  };
  const [, found] = await database.batch([enterJob(task.shop, null), read]);
  return found!.rows[0]!.map(Number);
};
for (;;) {
  const [status, turn] = await currentState();
  if (status === 2 || status === 4) break;
  const { signal } = new AbortController();
  await runMessage(ports as unknown as Ports, { shop: task.shop, id: task.message, turn: turn! }, signal, timing);
}
process.exit(0);
