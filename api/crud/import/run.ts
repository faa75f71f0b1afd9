import type { Said } from '../../../schema/words/said.ts';
import { notFound, type Refusal } from '../../../schema/errors.ts';
import { rowReader, type RowReader } from '../../../schema/kit/importReader.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { publishChange } from '../../events/signals.ts';
import { notify } from '../../notifications/notify.ts';
import { importEnded } from '../../notifications/notificationEvents.ts';
import {
  addErrors,
  addRejects,
  advanceImport,
  beginImport,
  expectRow,
  importStatement,
  setImport,
} from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import { mostStarts } from '../../mostStarts.ts';
import { DatabaseError, type Ports, type Statement } from '../../ports.ts';
import { refusalOf } from '../../refusals.ts';
import { storedReport } from './report.ts';
import { importKey } from './options.ts';
import { picturesOf, RecordAbove } from './pictures/ofRows.ts';
import { queuePictures } from './pictures/queue.ts';
import { rowsOfFile } from './rows.ts';
import { Slice, type NumberedRow } from './slice.ts';
import { batchOf, type ImportJob } from './job.ts';
import { say } from '../../../schema/words/said.ts';
import { everyWords } from '../../../schema/words/wordings.ts';

/** Rows that are checked and written together; small enough that nobody waits 100 ms for them, though all of them change what is there. */
const sliceSize = 100;

/**
 * Goes on where the last slice ended, to the end of the file or until somebody cancels. Each slice is one transaction
 * that also moves `next_row`, so a row is done exactly once whatever happens in between.
 */
export const runImport = async (ports: Ports, shop: string, id: string, signal: AbortSignal): Promise<void> => {
  const [, , stored] = await ports.database.batch([
    enterJob(shop, null),
    beginImport(shop, id),
    importStatement(shop, id),
  ]);
  const report = storedReport(stored!);
  if (report.state !== 'running') return ports.files.remove(importKey(shop, id));
  const job: ImportJob = {
    ports,
    shop,
    id,
    user: report.userId,
    entity: entityOf(report.entity),
    options: report.options,
    titles: new Map(),
    offers: new Map(),
  };
  if (report.starts > mostStarts) return finish(job, 'failed', say('importStopped', { count: report.done }));
  try {
    const bytes = await ports.files.get(importKey(shop, id));
    if (!bytes) throw notFound(say('file'));
    for await (const rows of slices(job, bytes, report.done)) {
      if (signal.aborted) return;
      await writeSlice(job, rows);
    }
    await finish(job, 'completed');
  } catch (error) {
    if (isStopped(error)) return;
    const refusal = refusalOf(error, job.entity);
    if (!refusal || refusal.status === 503) throw error;
    await finish(job, 'failed', refusal.said);
  }
};

/** Somebody cancelled, or another process did this slice. */
const isStopped = (error: unknown) =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'import';

/** Whoever started it is told; trying out what a file would do is nothing to tell of. The file has served. */
const finish = async (job: ImportJob, state: 'completed' | 'failed', problem: Said | null = null) => {
  const { ports, shop, id, user, options } = job;
  await ports.database.transaction(async run => {
    const [, ended, , stored] = await run([
      enterJob(shop, user),
      setImport(shop, id, state, problem),
      publishChange(shop, 'imports', id),
      importStatement(shop, id),
    ]);
    if (!ended!.count || options.dryRun) return;
    await queuePictures(ports, run, shop, id);
    if (user) await notify(ports, run, shop, [user], importEnded(storedReport(stored!)));
  });
  await ports.files.remove(importKey(shop, id));
};

/** All rows are read, since one may go on with the row above; those done before are not given out again. */
async function* slices(job: ImportJob, bytes: Uint8Array, done: number): AsyncGenerator<NumberedRow[]> {
  let read: RowReader | undefined;
  let index = 0;
  let waiting: NumberedRow[] = [];
  const above = new RecordAbove();
  const { mapping, clears, isBare, pictures } = job.options;
  const file = rowsOfFile(job.entity, job.ports.sheets, bytes, isBare);
  for await (const rows of file.rows) {
    for (const cells of rows) {
      if (!read) {
        read = rowReader(job.entity, cells, { mapping, known: everyWords, clears, pictures });
        continue;
      }
      const row = read(cells);
      // What goes on with a record comes in with it.
      if (waiting.length >= sliceSize && (row.given || !row.goesOn)) {
        yield waiting;
        waiting = [];
      }
      const numbered = { index, ...above.numbered(row, index + file.firstRow) };
      if (index++ >= done) waiting.push(numbered);
    }
  }
  if (waiting.length) yield waiting;
}

/** When the database refuses the slice as a whole, its rows go one by one, and the one at fault gets its reason. */
const writeSlice = async (job: ImportJob, rows: NumberedRow[]): Promise<void> => {
  try {
    await write(job, rows);
  } catch (error) {
    const refusal = isStopped(error) ? null : refusalOf(error, job.entity);
    if (!refusal || refusal.status >= 500) throw error;
    if (rows.length > 1) for (const row of rows) await writeSlice(job, [row]);
    else await writeRefused(job, rows[0]!, refusal);
  }
};

const write = async (job: ImportJob, rows: NumberedRow[]) => {
  const slice = await new Slice(job, rows).prepared();
  const problems = slice.problems();
  await batchOf(job, [
    expectRow(job.shop, job.id, rows[0]!.index),
    ...(job.options.dryRun ? [] : slice.statements()),
    ...(problems.length ? [addErrors(job.shop, job.id, problems)] : []),
    ...kept(job, slice.rejects()),
    ...(job.options.dryRun ? [] : slice.pictures()),
    advanceImport(job.shop, job.id, slice.tally()),
    publishChange(job.shop, 'imports', job.id),
  ]);
  slice.written();
};

/** For whoever wants to mend them and send them again; of a trial there is the whole file. */
const kept = ({ shop, id, options }: ImportJob, rows: readonly NumberedRow[]): Statement[] =>
  rows.length && !options.dryRun
    ? [
        addRejects(
          shop,
          id,
          rows.map(({ row, cells }) => ({ row, cells })),
        ),
      ]
    : [];

const nothing = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  filled: {},
  pictures: 0,
  refused: 0,
};

const writeRefused = (job: ImportJob, rejected: NumberedRow, refusal: Refusal) => {
  const { index, row, texts } = rejected;
  const title = texts[job.entity.title];
  const problems = Object.entries(refusal.problems ?? { '': refusal.said });
  return batchOf(job, [
    expectRow(job.shop, job.id, index),
    addErrors(
      job.shop,
      job.id,
      problems.map(([field, message]) => ({ row, field, message, title, value: texts[field] })),
    ),
    ...kept(job, [rejected]),
    ...(job.options.dryRun ? [] : picturesOf(job, [rejected], new Map())),
    advanceImport(job.shop, job.id, { ...nothing, next: index + 1, failed: 1 }),
  ]);
};
