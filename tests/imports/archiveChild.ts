/** A process that works on one shop archive, told by its only argument, until it is over or kills itself at the given moment. */
import { archiveStatement, storedArchives } from '../../api/archives/statements.ts';
import { runArchive } from '../../api/archives/run.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Ports } from '../../api/ports.ts';
import { systemClock } from '../../server/clock.ts';
import { diskFiles } from '../../server/files/disk.ts';
import { uuidv7Ids } from '../../server/ids.ts';
import { sharpPictures } from '../../server/pictures/sharp.ts';
import { nodeSecrets } from '../../server/secrets.ts';
import { openMortal, type Mortal } from '../support/mortal.ts';

export type ArchiveOfChild = Mortal & {
  files: string;
  shop: string;
  id: string;
};

const task = JSON.parse(process.argv[2]!) as ArchiveOfChild;
const { database, mortal } = await openMortal(task);
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
