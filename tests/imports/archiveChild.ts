/** A process that works on one shop archive, told by its only argument, until it is over or kills itself at the given moment. */
import { archiveStatement, storedArchives } from '../../api/archives/statements.ts';
import { runArchive } from '../../api/archives/run.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Database, Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { sharpPictures } from '../../server/pictures/sharp.ts';
import { nodeSecrets } from '../../server/secrets.ts';

export type ArchiveOfChild = {
  engine: 'embedded' | 'server';
  /** Folder or address. */
  place: string;
  files: string;
  shop: string;
  id: string;
  /** So many steps to live: each call of the database is three, before it, under way and after it. Null: for ever. */
  steps: number | null;
};

const task = JSON.parse(process.argv[2]!) as ArchiveOfChild;
let left = task.steps ?? Infinity;
const die = () => process.kill(process.pid, 'SIGKILL');
const stepped = async <T>(work: () => Promise<T>): Promise<T> => {
  if (--left <= 0) die();
  const working = work();
  // It has been sent, and nobody knows how far it comes.
  if (--left <= 0) setTimeout(die, Math.random() * 4);
  const result = await working;
  if (--left <= 0) die();
  return result;
};

const { database } =
  task.engine === 'embedded' ? await openEmbedded({ folder: task.place }) : openServer({ url: task.place, max: 2 });
const mortal: Database = {
  ...database,
  batch: statements => stepped(() => database.batch(statements)),
  transaction: work => stepped(() => database.transaction(work)),
};
const ports = {
  database: mortal,
  files: diskFiles(task.files),
  clock: systemClock,
  ids: uuidv7Ids(systemClock),
  secrets: nodeSecrets(Buffer.alloc(32)),
  pictures: sharpPictures(),
  jobs: { enqueue: async () => {} },
  events: { tell: () => {} },
} as unknown as Ports;

const isOver = async () => {
  const [, found] = await database.batch([enterJob(task.shop, null), archiveStatement(task.shop, task.id)]);
  const stored = storedArchives(found!)[0]!;
  return stored.state !== 'running' && (stored.state === 'completed' || stored.madeId === null);
};
do await runArchive(ports, { shop: task.shop, id: task.id }, new AbortController().signal);
while (!(await isOver()));
process.exit(0);
