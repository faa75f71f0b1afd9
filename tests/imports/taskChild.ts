/** A process that works on one import or export, told by its only argument, until it is over or kills itself at the given moment. */
import { runExport } from '../../api/crud/export/run.ts';
import { runImport } from '../../api/crud/import/run.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Database, Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { nodeSheets } from '../../server/sheets/sheets.ts';

export type TaskOfChild = {
  engine: 'embedded' | 'server';
  /** Folder or address. */
  place: string;
  files: string;
  of: 'imports' | 'exports';
  shop: string;
  id: string;
  /** So many steps to live: each call of the database is three, before it, under way and after it. Null: for ever. */
  steps: number | null;
};

const task = JSON.parse(process.argv[2]!) as TaskOfChild;
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
  sheets: nodeSheets(),
  clock: systemClock,
  ids: uuidv7Ids(systemClock),
  events: { tell: () => {} },
} as unknown as Ports;

const isRunning = async () => {
  const read = {
    text: `select t.state from ${task.of} t where t.shop_id = $1 and t.id = $2`,
    values: [task.shop, task.id],
  };
  const [, found] = await database.batch([enterJob(task.shop, null), read]);
  return found!.rows[0]![0] === 'running';
};
const run = task.of === 'imports' ? runImport : runExport;
do await run(ports, task.shop, task.id, new AbortController().signal);
while (await isRunning());
process.exit(0);
