import { paperPart } from '../../papers/later.ts';
import { returnPart } from '../../returns/file.ts';
import { tallyPart } from '../../tally/file.ts';
import { sliceStatements, type Position } from './exportSlice.ts';
import type { Format } from './formats.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { addPart, advanceExport, beginExport, endExport, expectPart, exportStatement } from './exportRows.ts';
import { notify } from '../../notifications/notify.ts';
import { exportEnded } from '../../notifications/notificationEvents.ts';
import { DatabaseError, type Ports, type Run } from '../../ports.ts';
import { publishChange } from '../../events/signals.ts';
import { mostStarts } from '../../mostStarts.ts';
import { sheetOfStored, storedExport, type StoredExport } from './report.ts';
import { cellsOf, nextSize, sliceText } from './sheet.ts';
import { say, type Said } from '../../../schema/words/said.ts';

/**
 * Goes on where the last part ended. Each part is one transaction that also tells how far the export is, so that the file
 * holds each row once and `done` is what it holds, whoever dies in between and whoever goes on.
 */
export const runExport = async (ports: Ports, shop: string, id: string, signal: AbortSignal): Promise<void> => {
  const [, , found] = await ports.database.batch([
    enterJob(shop, null),
    beginExport(shop, id),
    exportStatement(shop, id),
  ]);
  const stored = storedExport(found!);
  if (stored.state !== 'running') return;
  if (stored.starts > mostStarts) return end(ports, shop, stored, say('exportStopped'));
  try {
    let part: Part | null = null;
    while (!signal.aborted) {
      const next: Part | null = await nextPart(ports, shop, part?.stored ?? stored, part);
      if (!next) return await end(ports, shop, part?.stored ?? stored);
      part = next;
    }
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'export')) throw error;
  }
};

/** Whoever asked for it is told. */
const end = (ports: Ports, shop: string, stored: StoredExport, problem: Said | null = null): Promise<void> =>
  ports.database.transaction(async run => {
    const { id, userId } = stored;
    const state = problem === null ? 'completed' : 'failed';
    const [, ended] = await run([
      enterJob(shop, userId),
      endExport(shop, id, state, ports.clock.now(), problem),
      publishChange(shop, 'exports', id),
    ]);
    if (ended!.count && userId) await notify(ports, run, shop, [userId], exportEnded(stored, problem));
  });

type Part = { stored: StoredExport; records: number; rows: number };

/** The export with one part more; null when there is nothing left to write. */
const nextPart = async (
  ports: Ports,
  shop: string,
  stored: StoredExport,
  before: Part | null,
): Promise<Part | null> => {
  const { id, userId, parts, done } = stored;
  const run: Run = async statements => (await ports.database.batch([enterJob(shop, userId), ...statements])).slice(1);
  const written = await partOf(ports, run, shop, stored, before);
  if (!written) return null;
  const { content, records, reached } = written;
  await run([
    expectPart(shop, id, parts),
    addPart(shop, id, parts, content),
    advanceExport(shop, id, records, reached),
    publishChange(shop, 'exports', id),
  ]);
  return {
    records,
    rows: written.rows ?? records,
    stored: { ...stored, parts: parts + 1, done: done + records, reached },
  };
};

const partOf = (
  ports: Ports,
  run: Run,
  shop: string,
  stored: StoredExport,
  before: Part | null,
): Promise<Written | null> => {
  const { format, options } = stored;
  if (options.gstReturn || format === 'json') return returnPart(ports.database, stored);
  if (format === 'xml') return tallyPart(run, shop, stored);
  return format === 'pdf' ? paperPart(ports, run, shop, stored) : sheetPart(ports, run, shop, stored, format, before);
};

type Written = { content: string; records: number; reached: Position; rows?: number };

/** As it will stand in the file; a workbook can only be put together as a whole. */
const sheetPart = async (
  { sheets }: Ports,
  run: Run,
  shop: string,
  stored: StoredExport,
  format: Format,
  before: Part | null,
): Promise<Written | null> => {
  const sheet = sheetOfStored(stored, format);
  const { options, reached } = stored;
  const read = (await run(sliceStatements(sheet, shop, options.list, reached, nextSize(sheet, before)))).at(-1)!;
  const last = read.rows.at(-1);
  if (!last) return null;
  const rows = cellsOf(sheet, read.rows);
  return {
    content: format === 'xlsx' ? JSON.stringify(rows) : sliceText(sheet, rows, sheets),
    records: read.rows.length,
    rows: rows.length,
    reached: { value: last[0]!, id: last[1]! },
  };
};
