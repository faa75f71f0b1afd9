import { say, type SaidValue } from '../../schema/words/said.ts';
import { attachmentKey } from '../attachments.ts';
import { enterJob } from '../db/transactionContext.ts';
import { shareBooks } from '../ledger/bookLocks.ts';
import { publishChange } from '../events/signals.ts';
import { refusalOf } from '../refusals.ts';
import { DatabaseError, type Ports, type Statement } from '../ports.ts';
import { isId, wrong, WrongRow, type Values } from './check.ts';
import { fileIn, keptFile } from './filesIn.ts';
import type { InJob } from './inJob.ts';
import { movesOf } from './moved.ts';
import { beginShop, openShop } from './newShop.ts';
import { keptStatement, readKept, readRecord, recordStatements, shopFields, shopStatement } from './rowsIn.ts';
import { allSections, fileOf, type Section } from './sections.ts';
import {
  isBeside,
  linesOf,
  manifestOf,
  openSource,
  refused,
  verify,
  workIn,
  type Line,
  type Source,
} from './source.ts';
import { advanceArchive, expectReached, type Reached, type StoredArchive } from './statements.ts';
import { inTreeOrder } from './treeOrder.ts';

/** Few enough rows that nobody waits 50 ms for them. */
const sliceSize = 100;
const sliceBytes = 512 * 1024;

/** Opens the archive and goes on where the last slice ended; whoever cancels stops it between two. False when told to stop. */
export const runIn = async (
  ports: Ports,
  shop: string,
  stored: StoredArchive,
  signal: AbortSignal,
): Promise<boolean> => {
  const source = await openSource(ports.files, attachmentKey(shop, stored.uploadId!));
  const manifest = await manifestOf(source);
  if (!isId(manifest.shop.id)) throw refused('archiveNone');
  let now = stored;
  if (now.reached.stage === 'begin') {
    if (!(await verify(ports, source, manifest, signal))) return false;
    now = await beginShop({ ports, shop, stored: now, source, total: workIn(source, manifest) });
  }
  const ids = { archive: now.id, shop: { old: manifest.shop.id, made: now.madeId! }, people: now.people ?? {} };
  const job: InJob = { ports, shop, stored: now, source, moves: movesOf(ports.secrets, ids) };
  for await (const reached of steps(job, signal)) job.stored = { ...job.stored, reached };
  if (job.stored.reached.stage !== 'end') return false;
  await openShop(job);
  return true;
};

/** Each step is one transaction that also tells how far it is: a row is done exactly once, whoever dies in between. */
async function* steps(job: InJob, signal: AbortSignal): AsyncGenerator<Reached> {
  if (job.stored.reached.stage === 'files') yield* fileSteps(job, signal);
  while (job.stored.reached.stage === 'rows' && !signal.aborted) {
    const section = allSections()[job.stored.reached.section];
    if (section) yield* rowSteps(job, section, signal);
    else {
      yield await advance(job, { stage: 'end', section: 0 }, 0, []);
    }
  }
}

const advance = async (
  job: InJob,
  reached: Reached,
  done: number,
  statements: readonly Statement[],
): Promise<Reached> => {
  const { ports, shop, stored } = job;
  await ports.database.batch([
    enterJob(shop, null),
    expectReached(shop, stored.id, stored.reached),
    ...(statements.length ? [enterJob(stored.madeId!, null), shareBooks, ...statements, enterJob(shop, null)] : []),
    advanceArchive(shop, stored.id, { reached, done }),
    publishChange(shop, 'shop_archives', stored.id),
  ]);
  return reached;
};

/** So many files are told of at once. */
const filesAtOnce = 20;

/** A file is there before the row that names it. */
async function* fileSteps(job: InJob, signal: AbortSignal): AsyncGenerator<Reached> {
  const names = [...job.source.entries.keys()].filter(isBeside);
  let at = job.stored.reached.at ?? 0;
  while (at < names.length) {
    if (signal.aborted) return;
    const those = names.slice(at, at + filesAtOnce);
    for (const name of those) await fileIn(job, name);
    at += those.length;
    yield await advance(job, { stage: 'files', section: 0, at }, those.length, []);
  }
  yield await advance(job, { stage: 'rows', section: 0 }, 0, []);
}

async function* rowSteps(job: InJob, section: Section, signal: AbortSignal): AsyncGenerator<Reached> {
  const { reached } = job.stored;
  let line = reached.line ?? 0;
  for await (const lines of slices(job.source, section, reached.at ?? 0)) {
    if (signal.aborted) return;
    const next = { ...reached, at: lines.at(-1)!.end, line: line + lines.length };
    const statements = await statementsOf(job, section, lines, line);
    yield await written(job, section, next, lines.length, statements);
    line += lines.length;
  }
  yield await advance(job, { stage: 'rows', section: reached.section + 1 }, 0, []);
}

/** What the database refuses is told at the file of rows, as what the rules refuse. */
const written = async (
  job: InJob,
  section: Section,
  next: Reached,
  count: number,
  statements: readonly Statement[],
): Promise<Reached> => {
  try {
    return await advance(job, next, count, statements);
  } catch (error) {
    const problem = isStopped(error) ? null : problemOf(error, section);
    if (!problem) throw error;
    throw refused('archiveLine', { file: fileOf(section), line: next.line! - count + 1, problem });
  }
};

const problemOf = (error: unknown, section: Section): SaidValue | null => {
  const refusal = refusalOf(error, section.of === 'entity' ? section.entity : undefined);
  if (!refusal) return isDataError(error) ? say('valueNotValid') : null;
  if (refusal.status >= 500) return null;
  return 'key' in refusal.said ? refusal.said : say('valueNotValid');
};

/** Classes of PostgreSQL: 22 is a value that its column cannot hold, 23 one that breaks a constraint. */
const isDataError = (error: unknown) => error instanceof DatabaseError && /^2[23]/.test(error.code);

/** Somebody cancelled, or another process did this step. */
export const isStopped = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'archive';

/** What lies above others in a tree comes before them; such a file is short. */
async function* slices(source: Source, section: Section, from: number): AsyncGenerator<Line[]> {
  const isTree = section.of === 'entity' && section.entity.tree !== undefined;
  const lines = isTree
    ? inTreeOrder(section.entity, linesOf(source, fileOf(section), 0), from)
    : linesOf(source, fileOf(section), from);
  let waiting: Line[] = [];
  let size = 0;
  for await (const line of lines) {
    waiting.push(line);
    size += line.text.length;
    // A row of a tree may lie below the one before it.
    if (waiting.length < (isTree ? 1 : sliceSize) && size < sliceBytes) continue;
    yield waiting;
    [waiting, size] = [[], 0];
  }
  if (waiting.length) yield waiting;
}

const statementsOf = async (
  job: InJob,
  section: Section,
  lines: readonly Line[],
  before: number,
): Promise<Statement[]> => {
  const { ports, stored, moves } = job;
  const shop = stored.madeId!;
  const place = { shop, ids: ports.ids, at: ports.clock.now(), moves };
  const read = (row: (values: Values) => Values) =>
    lines.map(({ text }, i) => rowAt(section, text, before + i + 1, row));
  switch (section.of) {
    // Read when the shop was begun.
    case 'people':
      return [];
    case 'shop': {
      if (before > 0 || lines.length !== 1) throw refused('archiveAltered', { name: fileOf(section) });
      const [fields] = read(row => shopFields(row, moves));
      return [shopStatement(shop, fields!)];
    }
    case 'entity':
      return recordStatements(
        section.entity,
        read(row => readRecord(section.entity, row, moves)),
        place,
      );
    case 'kept': {
      const rows = read(row => readKept(section.kept, row, moves));
      if (section.kept.table !== 'record_files') return [keptStatement(section.kept, rows, shop)];
      const found = await filesOfRecords(job, section, rows, before);
      return found.length ? [keptStatement(section.kept, found, shop)] : [];
    }
  }
};

/** Each with its place in the file of rows, where it is not what its name says. */
const filesOfRecords = async ({ ports, stored }: InJob, section: Section, rows: readonly Values[], before: number) => {
  const found: Values[] = [];
  for (const [i, row] of rows.entries()) {
    const kept = await keptFile(ports, stored.madeId!, row).catch((error: unknown) => {
      throw toldAt({ file: fileOf(section), line: before + i + 1 }, error);
    });
    found.push(...kept);
  }
  return found;
};

/** One line as `read` makes a row of it. What is wrong is told by file, line and field. */
const rowAt = (section: Section, text: string, line: number, read: (row: Values) => Values): Values => {
  const place = { file: fileOf(section), line };
  try {
    const row = JSON.parse(text) as unknown;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return wrong('');
    return read(row as Values);
  } catch (error) {
    throw toldAt(place, error);
  }
};

const toldAt = (place: { file: string; line: number }, error: unknown): unknown => {
  // Values that lie too deep in each other are a RangeError.
  if (error instanceof SyntaxError || error instanceof RangeError)
    return refused('archiveLine', { ...place, problem: say('valueNotValid') });
  if (!(error instanceof WrongRow)) return error;
  const problem: SaidValue = 'key' in error.said ? error.said : say('valueNotValid');
  const field = error.field.slice(0, 60);
  return field ? refused('archiveField', { ...place, field, problem }) : refused('archiveLine', { ...place, problem });
};
