import { enterJob } from '../../db/transactionContext.ts';
import { addPart, advanceExport, beginExport, endExport, expectPart, exportStatement } from './exportRows.ts';
import { queueLetter } from '../../mail/job.ts';
import { notify } from '../../notifications/notify.ts';
import { exportEnded } from '../../notifications/notificationEvents.ts';
import { DatabaseError, type Ports } from '../../ports.ts';
import { publishChange } from '../../events/signals.ts';
import { endingProblem } from '../../endingProblem.ts';
import { mostStarts } from '../../mostStarts.ts';
import { scan } from '../../scan.ts';
import { nextPartOf } from './parts.ts';
import { storedExport, type StoredExport } from './report.ts';
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
      if (!next) return await endWhole(ports, shop, part?.stored ?? stored);
      part = next;
    }
  } catch (error) {
    if (isStopped(error)) return;
    const problem = endingProblem(ports, error);
    if (!problem) throw error;
    await end(ports, shop, stored, problem);
  }
};

/** The export was cancelled, or another process wrote this part. */
const isStopped = (error: unknown) =>
  error instanceof DatabaseError && error.code === 'TS409' && error.detail === 'export';

/** Names the documents whose papers are missing. An export without any paper has failed. */
const endWhole = (ports: Ports, shop: string, stored: StoredExport): Promise<void> => {
  const { leftOut = [] } = stored.options;
  if (!leftOut.length) return end(ports, shop, stored);
  const list = leftOut.slice(0, mostNamed);
  const more = leftOut.length - list.length;
  const problem = say(more ? 'manyPapersLeftOut' : 'papersLeftOut', { papers: { list }, more });
  return end(ports, shop, stored, problem, stored.done > 0 ? 'completed' : 'failed');
};

/** So many names are read in one sentence. */
const mostNamed = 20;

/** Whoever asked for it is told. */
const end = (
  ports: Ports,
  shop: string,
  stored: StoredExport,
  problem: Said | null = null,
  state: 'completed' | 'failed' = problem ? 'failed' : 'completed',
): Promise<void> =>
  ports.database.transaction(async run => {
    const { id, userId } = stored;
    const [, ended] = await run([
      enterJob(shop, userId),
      endExport(shop, id, state, ports.clock.now(), problem),
      publishChange(shop, 'exports', id),
    ]);
    if (!ended!.count) return;
    if (userId) await notify(ports, run, shop, [userId], exportEnded(stored, state, problem));
    if (stored.options.mail && state === 'completed') await queueLetter(ports, run, { letter: 'folder', shop, id });
  });

type Part = { stored: StoredExport; records: number; rows: number };

/** The export with one part more; null when there is nothing left to write. */
const nextPart = async (
  ports: Ports,
  shop: string,
  stored: StoredExport,
  before: Part | null,
): Promise<Part | null> => {
  const { id, userId, parts, done, options } = stored;
  const context = enterJob(shop, userId);
  const written = await nextPartOf(
    { ports, run: async read => (await scan(ports, context, read)).slice(1), shop },
    stored,
    before,
  );
  if (!written) return null;
  const { content, records, reached, leftOut = [], notes = [] } = written;
  await ports.database.batch([
    context,
    expectPart(shop, id, parts),
    addPart(shop, id, parts, content),
    advanceExport(shop, id, records, reached, leftOut),
    ...notes,
    publishChange(shop, 'exports', id),
  ]);
  return {
    records,
    rows: written.rows ?? records,
    stored: {
      ...stored,
      parts: parts + 1,
      done: done + records,
      reached,
      options: { ...options, ...(leftOut.length && { leftOut: [...(options.leftOut ?? []), ...leftOut] }) },
    },
  };
};
