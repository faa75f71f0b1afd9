import type { Said } from '../../../schema/words/said.ts';
import { notFound, type Refusal } from '../../../schema/errors.ts';
import { withoutFields } from '../../../schema/kit/guarded.ts';
import { hasDocuments } from '../../../schema/kit/importFields.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { tellTouched } from '../../events/changes.ts';
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
import { endingProblem } from '../../endingProblem.ts';
import { mostStarts } from '../../mostStarts.ts';
import { DatabaseError, type Ports, type Statement } from '../../ports.ts';
import { refusalOf } from '../../refusals.ts';
import { turn } from '../../turn.ts';
import { storedReport } from './report.ts';
import { importKey } from './options.ts';
import { picturesOf, RecordAbove } from './pictures/ofRows.ts';
import { queuePictures } from './pictures/queue.ts';
import { Belonging, Documents } from './documents.ts';
import { readerOf } from './readerOf.ts';
import { Repeats } from './repeats.ts';
import { rowsOfFile } from './rows.ts';
import { problemsOf, recordOf, type FileRecord, type FileRow } from './fileRecord.ts';
import { Slice } from './slice.ts';
import { batchOf, type ImportJob } from './job.ts';
import { say } from '../../../schema/words/said.ts';

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
    entity: withoutFields(entityOf(report.entity), report.options.hidden ?? []),
    options: report.options,
    titles: new Map(),
    offers: new Map(),
  };
  if (report.starts > mostStarts) return finish(job, 'failed', say('importStopped', { count: report.done }));
  try {
    const bytes = await ports.files.get(importKey(shop, id));
    if (!bytes) throw notFound(say('file'));
    for await (const rows of readAhead(slices(job, bytes, report.done))) {
      if (signal.aborted) return;
      await writeSlice(job, rows);
    }
    await finish(job, 'completed');
  } catch (error) {
    if (isStopped(error)) return;
    const problem = endingProblem(ports, error, job.entity);
    if (!problem) throw error;
    await finish(job, 'failed', problem);
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

/** While one slice is written the next one is read. */
async function* readAhead<T>(slices: AsyncGenerator<T, void>): AsyncGenerator<T> {
  const read = () => {
    const next = slices.next();
    next.catch(() => undefined);
    return next;
  };
  let coming = read();
  try {
    for (;;) {
      const { done, value } = await coming;
      if (done) return;
      coming = read();
      yield value;
    }
  } finally {
    void slices.return(undefined);
  }
}

/** Rows that are read in one go: then others have their turn. */
const readAtOnce = 10;

/** All rows are read, since one may go on with the row above; records done before are not given out again. */
async function* slices(job: ImportJob, bytes: Uint8Array, done: number): AsyncGenerator<FileRecord[], void> {
  let waiting: FileRecord[] = [];
  let size = 0;
  // A row of a tree may name the one above it.
  const most = job.entity.tree ? 1 : sliceSize;
  for await (const record of recordsIn(job, bytes)) {
    if (record.index < done) continue;
    if (record.index % readAtOnce === 0) await turn();
    const [{ given, goesOn }] = record.rows as [FileRow];
    // What goes on with a record comes in with it.
    if (waiting.length && size + record.rows.length > most && (given || !goesOn)) {
      yield waiting;
      [waiting, size] = [[], 0];
    }
    waiting.push(record);
    size += record.rows.length;
  }
  if (waiting.length) yield waiting;
}

async function* recordsIn(job: ImportJob, bytes: Uint8Array): AsyncGenerator<FileRecord> {
  if (!hasDocuments(job.entity)) {
    let index = 0;
    const repeats = new Repeats(job.entity);
    for await (const row of rowsIn(job, bytes)) yield repeats.compared(recordOf([row], index++));
    return;
  }
  const last = new Map<string, number>();
  const belonging = new Belonging(job.entity);
  for await (const row of rowsIn(job, bytes)) {
    const found = belonging.of(row);
    if (found?.isNamed) last.set(found.document, row.row);
  }
  const documents = new Documents(job.entity, last);
  for await (const row of rowsIn(job, bytes)) yield* documents.add(row);
  yield* documents.end();
}

async function* rowsIn({ entity, ports, shop, options }: ImportJob, bytes: Uint8Array): AsyncGenerator<FileRow> {
  const above = new RecordAbove();
  const { choice, merged, headerRow = options.isBare ? 0 : 1 } = options;
  const read = readerOf(entity, options);
  const file = rowsOfFile(entity, bytes, { sheets: ports.sheets, caller: { shop, isPatient: true }, choice, merged });
  let number = 0;
  for await (const rows of file.rows)
    for (const cells of rows) if (++number > headerRow) yield above.numbered(read(cells), number);
}

/** When the database refuses the slice as a whole, its rows go one by one, and the one at fault gets its reason. */
const writeSlice = async (job: ImportJob, records: FileRecord[]): Promise<void> => {
  try {
    await write(job, records);
  } catch (error) {
    const refusal = isStopped(error) ? null : refusalOf(error, job.entity);
    if (!refusal || refusal.status >= 500) throw error;
    if (records.length > 1) for (const record of records) await writeSlice(job, [record]);
    else await writeRefused(job, records[0]!, refusal);
  }
};

const write = async (job: ImportJob, records: FileRecord[]) => {
  const slice = await new Slice(job, records).prepared();
  const problems = slice.problems();
  await batchOf(job, [
    expectRow(job.shop, job.id, records[0]!.index),
    ...(job.options.dryRun ? [] : slice.statements()),
    ...(problems.length ? [addErrors(job.shop, job.id, problems)] : []),
    ...kept(job, slice.rejects()),
    ...(job.options.dryRun ? [] : slice.pictures()),
    advanceImport(job.shop, job.id, slice.tally()),
    publishChange(job.shop, 'imports', job.id),
  ]);
  slice.written();
  tellTouched(job.ports, job.shop, job.id, slice.touched);
};

/** For whoever wants to mend them and send them again; of a trial there is the whole file. */
const kept = ({ shop, id, options }: ImportJob, records: readonly FileRecord[]): Statement[] =>
  records.length && !options.dryRun ? [addRejects(shop, id, records.flatMap(rejectsOf))] : [];

const rejectsOf = ({ row: recordRow, rows }: FileRecord) => rows.map(({ row, cells }) => ({ row, recordRow, cells }));

const nothing = {
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  lines: 0,
  filled: {},
  pictures: 0,
  refused: 0,
  alike: 0,
  twins: 0,
};

const writeRefused = (job: ImportJob, record: FileRecord, refusal: Refusal) => {
  const { index, rows } = record;
  return batchOf(job, [
    expectRow(job.shop, job.id, index),
    addErrors(job.shop, job.id, problemsOf(job.entity, record, refusal)),
    ...kept(job, [record]),
    ...(job.options.dryRun ? [] : picturesOf(job, [record], new Map())),
    advanceImport(job.shop, job.id, { ...nothing, next: index + rows.length, failed: 1 }),
  ]);
};
