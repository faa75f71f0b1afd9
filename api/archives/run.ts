import type { Said } from '../../schema/words/said.ts';
import { say } from '../../schema/words/said.ts';
import { enterJob } from '../db/transactionContext.ts';
import { publishChange } from '../events/signals.ts';
import { endingProblem } from '../endingProblem.ts';
import { mostStarts } from '../mostStarts.ts';
import { archiveEnded } from '../notifications/notificationEvents.ts';
import { notify } from '../notifications/notify.ts';
import type { Ports } from '../ports.ts';
import { isStopped, runIn } from './bringIn.ts';
import { clear } from './clear.ts';
import type { ArchiveJob } from './queue.ts';
import {
  archiveStatement,
  beginArchive,
  endArchive,
  piecesOf,
  piecesStatement,
  storedArchives,
  type StoredArchive,
} from './statements.ts';
import { filesOf, stepOut } from './takeOut.ts';
import { tarSize } from './file.ts';

/** Goes on with an archive where it was left, or removes what is left of one that has ended. */
export const runArchive = async (ports: Ports, { shop, id }: ArchiveJob, signal: AbortSignal): Promise<void> => {
  const [, , found] = await ports.database.batch([
    enterJob(shop, null),
    beginArchive(shop, id),
    archiveStatement(shop, id),
  ]);
  const [stored] = storedArchives(found!);
  if (!stored) return;
  if (stored.state === 'running') {
    const isOver = await work(ports, shop, stored, signal);
    if (!isOver) return;
  }
  await clear(ports, shop, id, signal);
};

/** Whether nothing of it is left to do. */
const work = async (ports: Ports, shop: string, stored: StoredArchive, signal: AbortSignal): Promise<boolean> => {
  if (stored.starts > mostStarts) {
    await end(ports, shop, stored, say('archiveStopped'));
    return true;
  }
  try {
    if (stored.kind === 'in') return await runIn(ports, shop, stored, signal);
    let now: StoredArchive | null = stored;
    while (now && now.reached.stage !== 'end' && !signal.aborted) now = await stepOut({ ports, shop, stored: now });
    if (now?.reached.stage !== 'end') return false;
    await end(ports, shop, now, null);
    return true;
  } catch (error) {
    if (isStopped(error)) return true;
    const problem = endingProblem(ports, error);
    if (!problem) throw error;
    await end(ports, shop, stored, problem);
    return true;
  }
};

/** Whoever asked for it is told. */
const end = (ports: Ports, shop: string, stored: StoredArchive, problem: Said | null): Promise<void> =>
  ports.database.transaction(async run => {
    const { id, userId } = stored;
    const state = problem === null ? 'completed' : 'failed';
    const [, pieces] = await run([enterJob(shop, userId), piecesStatement(shop, id)]);
    const [ended] = await run([
      endArchive(shop, id, state, ports.clock.now(), problem),
      ...(problem === null ? [setSize(shop, id, tarSize(filesOf(piecesOf(pieces!))))] : []),
      publishChange(shop, 'shop_archives', id),
    ]);
    if (ended!.count) await notify(ports, run, shop, [userId], archiveEnded(stored, shop, problem));
  });

const setSize = (shop: string, id: string, size: number) => ({
  text: `update shop_archives a set size = $3::bigint where a.shop_id = $1 and a.id = $2`,
  values: [shop, id, String(size)],
});
