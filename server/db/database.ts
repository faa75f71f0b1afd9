import type pg from 'pg';
import type { Database, DatabaseError, Result, Run, Statement } from '../../api/ports.ts';
import { convoy } from './convoy.ts';
import { databaseError, send as sendOver, type Watch } from './pipeline.ts';

const begin: Statement = { text: 'BEGIN', values: [] };
const commit: Statement = { text: 'COMMIT', values: [] };

type Send = (client: pg.ClientBase, statements: readonly Statement[]) => Promise<Result[]>;

/** The same for both engines. Others may use the pool beside it with plain `pg`. */
export function databaseOver(pool: pg.Pool, watch?: Watch): Database {
  const send: Send = (client, statements) => sendOver(client, statements, watch);
  // A connection that breaks fails its query and leaves the pool; unheard, the event would end the process.
  pool.on('connect', client => client.on('error', () => {}));
  pool.on('error', () => {});
  const batch: Run = statements =>
    leased(pool, async client => (await send(client, [begin, ...statements, commit])).slice(1, -1));
  return {
    batch,
    read: convoy({ send: statements => leased(pool, client => send(client, statements)), alone: batch, begin, commit }),
    transaction: work => leased(pool, client => transact(client, send, work)),
  };
}

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

/** BEGIN travels with the first statements. */
async function transact<T>(client: pg.ClientBase, send: Send, work: (run: Run) => Promise<T>): Promise<T> {
  let begun = false;
  let over = false;
  let failure: DatabaseError | undefined;
  const run: Run = async statements => {
    if (over) throw new Error('This transaction is over.');
    const first = begun ? [] : [begin];
    begun = true;
    const results = send(client, [...first, ...statements]);
    results.catch((error: DatabaseError) => (failure ??= error));
    return (await results).slice(first.length);
  };
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
