import type { Left } from '../../../schema/kit/changeReport.ts';
import { touchedBy } from '../../db/changeRows.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { addLeft, importStatement, lockImport, setUndone } from './importRows.ts';
import { tellTouched } from '../../events/changes.ts';
import { publishChange } from '../../events/signals.ts';
import { endingProblem } from '../../endingProblem.ts';
import type { Ports, Run } from '../../ports.ts';
import type { Touched } from '../undo/plan.ts';
import { undoRecords } from '../undo/records.ts';
import { readTouched } from '../undo/touched.ts';
import { storedReport } from './report.ts';

/** Audit rows whose records are dealt with in one transaction. */
const sliceSize = 500;

/**
 * Takes an import back, in slices, the last of it first. Begun anew it finds what is taken back already. `user`: who asked for it.
 */
export const runUndo = async (
  ports: Ports,
  shop: string,
  id: string,
  signal: AbortSignal,
  user?: string,
): Promise<void> => {
  const [, stored] = await ports.database.batch([enterJob(shop, null), importStatement(shop, id)]);
  const who = user ?? storedReport(stored!).userId;
  const change = ports.ids.next();
  let before: string | null = null;
  do {
    if (signal.aborted) return;
    before = await undoSlice(ports, { shop, id, who, change, before });
  } while (before);
  await ports.database.batch([
    enterJob(shop, who),
    setUndone(shop, id, ports.clock.now()),
    publishChange(shop, 'imports', id),
  ]);
};

type Slice = { shop: string; id: string; who: string | null; change: string; before: string | null };

/** Replies with where the next one begins; null after the last. What a hook refuses stays, and the others go back without it. */
const undoSlice = async (ports: Ports, slice: Slice): Promise<string | null> => {
  const { touched, before } = readTouched((await entered(ports, slice, run => run([touchedOf(slice)])))[0]!);
  const undo = (records: readonly Touched[]) => undoSome(ports, slice, records);
  if (await undo(touched)) return before;
  for (const record of touched)
    if (!(await undo([record]))) await entered(ports, slice, run => run([refused(slice, record)]));
  return before;
};

const entered = <T>({ database }: Ports, { shop, id, who }: Slice, work: (run: Run) => Promise<T>): Promise<T> =>
  database.transaction(async run => {
    await run([enterJob(shop, who), lockImport(shop, id)]);
    return work(run);
  });

const touchedOf = ({ shop, id, before }: Slice) => touchedBy(shop, id, { before, size: sliceSize });

/** In one transaction; whether nothing refused it. */
const undoSome = async (ports: Ports, slice: Slice, touched: readonly Touched[]): Promise<boolean> => {
  const { shop, id, change } = slice;
  const occasion = { ids: ports.ids, at: ports.clock.now(), change, undoes: id, touched: new Map() };
  try {
    await entered(ports, slice, async run => {
      const { left } = await undoRecords(touched, { run, shop, change: id, occasion });
      if (left.length) await run([addLeft(shop, id, left.map(withoutTitle))]);
    });
    tellTouched(ports, shop, id, occasion.touched);
    return true;
  } catch (error) {
    if (endingProblem(ports, error)) return false;
    throw error;
  }
};

const refused = ({ shop, id }: Slice, { entity, id: record }: Touched) =>
  addLeft(shop, id, [{ entity: entity.name, id: record, why: 'refused' } satisfies Omit<Left, 'title'>]);

/** What a record is called may be erased later. */
const withoutTitle = ({ title: _, ...left }: Left) => left;
