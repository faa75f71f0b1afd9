import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { eventStatement } from '../../db/history.ts';
import { importedRecords, importStatement, setUndone } from './importRows.ts';
import { entityOf } from '../../db/select.ts';
import { publishChange } from '../../events/signals.ts';
import { recordStatement } from '../../db/write.ts';
import { DatabaseError, type Ports, type Statement } from '../../ports.ts';
import { removeStatements } from '../remove.ts';
import { guardedLocks, updateStatements } from '../update.ts';
import { storedReport } from './report.ts';

const sliceSize = 500;
type Change = Record<string, [unknown, unknown]>;
type Touched = { entity: AnyEntity; id: string; made: boolean; changes: Change[] };

/** Takes an import back: what it made goes to the trash, what it changed becomes what it was, unless somebody changed it since. */
export const runUndo = async (ports: Ports, shop: string, id: string, signal: AbortSignal): Promise<void> => {
  const [, stored] = await ports.database.batch([enterJob(shop, null), importStatement(shop, id)]);
  const { userId } = storedReport(stored!);
  const run = async (statements: Statement[]) =>
    (await ports.database.batch([enterJob(shop, userId), ...statements])).slice(1);
  while (!signal.aborted) {
    const [found] = await run([importedRecords(shop, id, sliceSize)]);
    const touched = found!.rows.map(([entity, record, made, changes]) => ({
      entity: entityOf(entity!),
      id: record!,
      made: made === 't',
      changes: JSON.parse(changes!) as Change[],
    }));
    if (!touched.length)
      return void (await run([setUndone(shop, id, ports.clock.now()), publishChange(shop, 'imports', id)]));
    await undoSlice(touched, { ports, shop, importId: id, run });
  }
};

type Undoing = {
  ports: Ports;
  shop: string;
  importId: string;
  run: (statements: Statement[]) => Promise<{ rows: (string | null)[][] }[]>;
};

/** What an import made goes in one step, unless one of it cannot: then each by itself. */
const undoSlice = async (touched: readonly Touched[], undoing: Undoing): Promise<void> => {
  for (const records of together(touched)) {
    if (records[0]!.made && (await removedAll(records, undoing))) continue;
    for (const record of records) await undoRecord(record, undoing);
  }
};

/** Neighbours of one entity that the import made. Their order stays: what refers to others goes before them. */
const together = (touched: readonly Touched[]): Touched[][] => {
  const runs: Touched[][] = [];
  for (const record of touched) {
    const last = runs.at(-1);
    if (last && record.made && last[0]!.made && last[0]!.entity === record.entity) last.push(record);
    else runs.push([record]);
  }
  return runs;
};

const removedAll = async (records: readonly Touched[], { ports, shop, importId, run }: Undoing): Promise<boolean> => {
  const ids = records.map(({ id }) => id);
  try {
    await run(removeStatements(records[0]!.entity, shop, ids, ports.ids, ports.clock.now(), importId));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
};

const isRefusal = (error: unknown) => error instanceof DatabaseError && error.code.startsWith('TS4');

/** A record that is in use or gone meanwhile stays as it is, and counts as dealt with. */
const undoRecord = async ({ entity, id, made, changes }: Touched, { ports, shop, importId, run }: Undoing) => {
  const [at, ids] = [ports.clock.now(), ports.ids];
  const seen = eventStatement(entity, 'undo', shop, [id], { ids, at, importId });
  try {
    if (made) return void (await run(removeStatements(entity, shop, [id], ids, at, importId)));
    const [current] = await run([recordStatement(entity, shop, id)]);
    const back = former(changes, JSON.parse(current!.rows[0]?.[0] ?? '{}') as Record<string, unknown>);
    const steps = Object.keys(back).length
      ? [...guardedLocks(entity, shop, [id], back), ...updateStatements(entity, shop, [id], back, ids, at)]
      : [];
    await run([...steps, seen]);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await run([seen]);
  }
};

/** What each field was before the import, for those that still are what the import made them. Newest change first. */
const former = (changes: readonly Change[], current: Record<string, unknown>): Record<string, unknown> => {
  const back: Record<string, unknown> = {};
  for (const [field, [was, became]] of changes.flatMap(change => Object.entries(change))) {
    const now = Object.hasOwn(back, field) ? back[field] : current[field];
    if (JSON.stringify(now) === JSON.stringify(became)) back[field] = was;
  }
  return back;
};
