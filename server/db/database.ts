import type pg from 'pg';
import type { Database, DatabaseError, Result, Run, Statement } from '../../api/ports.ts';
import { FairQueue, longestQueue } from '../../api/fairQueue.ts';
import { asksForMore, inTurn } from '../../api/inTurn.ts';
import { databaseError, send as sendOver, type Watch } from './pipeline.ts';
import { readBatcher } from './readBatcher.ts';

const begin: Statement = { text: 'BEGIN', values: [] };
const commit: Statement = { text: 'COMMIT', values: [] };

type Send = (client: pg.ClientBase, statements: readonly Statement[], beforeLast?: () => void) => Promise<Result[]>;

/** `giveUpPlace`: when nothing is left but to wait for the disk. */
type Work<T> = (client: pg.ClientBase, giveUpPlace: () => void) => Promise<T>;

/** The same for both engines. Others may use the pool beside it with plain `pg`. */
export function databaseOver(pool: pg.Pool, watch?: Watch): Database {
  const send: Send = (client, statements, beforeLast) => sendOver(client, statements, { watch, beforeLast });
  // A connection that breaks fails its query and leaves the pool; unheard, the event would end the process.
  pool.on('connect', client => client.on('error', () => {}));
  pool.on('error', () => {});
  const limits = limitsOf(pool.options.max);
  const queue = new FairQueue(limits);
  const admit = <T>(name: string | null, work: (giveUpPlace: () => void) => Promise<T>, isShort: boolean, calls = 1) =>
    queue.run(name ?? 'jobs', work, { isPatient: name === null, isShort, calls });
  const lease = <T>(name: string | null, work: Work<T>, isShort = false) =>
    admit(name, giveUpPlace => leased(pool, client => work(client, giveUpPlace)), isShort);
  const batchIn = (name: string | null, statements: readonly Statement[], isShort = false) =>
    lease(
      name,
      async (client, giveUpPlace) => {
        if (asksForMore(statements)) return batchInTurn(client, send, statements);
        const beforeCommit = isShort && limits.ending ? giveUpPlace : undefined;
        return (await send(client, [begin, ...statements, commit], beforeCommit)).slice(1, -1);
      },
      isShort,
    );
  const readIn = readBatcher({
    admit: (name, calls, work) => admit(name, work, true, calls),
    send: statements => leased(pool, client => send(client, statements)),
    alone: batchIn,
    begin,
    commit,
  });
  const databaseIn = (name: string | null): Database => ({
    batch: statements => batchIn(name, statements),
    read: statements => (asksForMore(statements) ? batchIn : readIn)(name, statements),
    write: statements => batchIn(name, statements, true),
    transaction: work => lease(name, client => transact(client, send, work)),
    inQueue: databaseIn,
  });
  return databaseIn(null);
}

/**
 * More statements at once than PostgreSQL has cores only slow each other down; a commit waits for the disk, and several go together.
 * Some connections are left for who uses the pool itself.
 */
const limitsOf = (connections: number) => ({
  width: Math.ceil(connections / 2),
  reserved: connections < 8 ? 0 : 2,
  share: Math.ceil(connections / 8),
  ending: Math.floor((connections * 3) / 8),
  longest: longestQueue,
  most: 400,
  patienceMs: 30_000,
  refusalMs: 1_000,
});

async function leased<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw databaseError(error);
  });
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    await client.query('ROLLBACK').catch((reason: Error) => (broken = reason));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** BEGIN travels with the first statements, COMMIT with the last. */
async function batchInTurn(client: pg.ClientBase, send: Send, statements: readonly Statement[]): Promise<Result[]> {
  let begun = false;
  let ended = false;
  const results = await inTurn(async (some, isLast) => {
    const first = begun ? [] : [begin];
    begun = true;
    ended = isLast;
    const all = await send(client, [...first, ...some, ...(isLast ? [commit] : [])]);
    return all.slice(first.length, first.length + some.length);
  })(statements);
  if (!ended) await send(client, [commit]);
  return results;
}

/** BEGIN travels with the first statements. */
async function transact<T>(client: pg.ClientBase, send: Send, work: (run: Run) => Promise<T>): Promise<T> {
  let begun = false;
  let over = false;
  let failure: DatabaseError | undefined;
  const run = inTurn(async statements => {
    if (over) throw new Error('This transaction is over.');
    const first = begun ? [] : [begin];
    begun = true;
    const results = send(client, [...first, ...statements]);
    results.catch((error: DatabaseError) => (failure ??= error));
    return (await results).slice(first.length);
  });
  // Without it a connection lost while `work` waits for something else would stay leased until `work` comes back.
  const lost = Promise.withResolvers<never>();
  const lose = (error: Error) => lost.reject(databaseError(error));
  client.on('error', lose);
  try {
    const value = await Promise.race([work(run), lost.promise]);
    // Kept to itself by `work` or not, a failure has undone everything.
    if (failure) throw failure;
    if (begun) await send(client, [commit]);
    return value;
  } finally {
    over = true;
    client.off('error', lose);
  }
}
