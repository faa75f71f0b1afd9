/** A process that works on one import or export, told by its only argument, until it is over or kills itself at the given moment. */
import { runExport } from '../../api/crud/export/run.ts';
import { runImport } from '../../api/crud/import/run.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { nodeSheets } from '../../server/sheets/sheets.ts';
import { openMortal, type Mortal } from '../support/mortal.ts';

export type TaskOfChild = Mortal & {
  files: string;
  of: 'imports' | 'exports';
  shop: string;
  id: string;
};

const task = JSON.parse(process.argv[2]!) as TaskOfChild;
const { database, mortal } = await openMortal(task);
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
