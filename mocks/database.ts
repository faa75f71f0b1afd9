import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { signalChannel } from '../api/events/signals.ts';
import { inTurn } from '../api/inTurn.ts';
import {
  DatabaseError,
  type Database,
  type Events,
  type Signal,
  type Result,
  type Run,
  type Statement,
  type Value,
} from '../api/ports.ts';

export type MemoryDatabase = {
  database: Database;
  /** Runs `task` once the transaction that is open has committed, and never if it does not. */
  afterCommit(task: () => void): void;
  events: Events;
  close(): Promise<void>;
};

/**
 * The API's database, over PostgreSQL in the memory of whoever calls. `keep` is done after each change: a browser looks
 * at every file of the database for it.
 */
export const openDatabase = async (postgres: PGlite, keep: () => Promise<void>): Promise<MemoryDatabase> => {
  await postgres.exec(`set timezone = 'UTC'; set datestyle = 'ISO'`);
  const options = asText(postgres);
  // There is one connection: whatever transaction is open is the caller's own.
  let waiting: (() => void)[] | null = null;
  const alone = oneByOne();
  const transaction: Database['transaction'] = work =>
    alone(async () => {
      const tasks: (() => void)[] = [];
      const value = await postgres.transaction(async open => {
        waiting = tasks;
        return transact(open, options, work).finally(() => (waiting = null));
      });
      // PGlite keeps by itself what is done outside of a transaction, and forgets what is done in one.
      await keep();
      for (const task of tasks) task();
      return value;
    });
  const read: Run = statements =>
    alone(() => postgres.transaction(open => transact(open, options, run => run(statements))));
  const batch: Run = statements => transaction(run => run(statements));
  // Nobody else is there to wait for.
  const database: Database = { transaction, batch, read, write: batch, inQueue: () => database };
  return {
    database,
    afterCommit: task => {
      if (!waiting) throw new Error('No transaction is open.');
      waiting.push(task);
    },
    events: await eventsOf(postgres),
    close: () => postgres.close(),
  };
};

/** Nothing is written while what was written before is being kept. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(task: () => Promise<T>): Promise<T> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
};

const eventsOf = async (postgres: PGlite): Promise<Events> => {
  const listeners = new Set<Parameters<Events['listen']>[0]>();
  await postgres.listen(signalChannel, payload => {
    for (const listener of listeners) listener(JSON.parse(payload) as Signal);
  });
  return {
    tell(signal) {
      for (const listener of listeners) listener(signal);
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** A failure has undone everything, whether or not `work` kept it to itself. */
const transact = async <T>(open: Transaction, options: QueryOptions, work: (run: Run) => Promise<T>): Promise<T> => {
  let failure: DatabaseError | undefined;
  const keep = (error: DatabaseError) => {
    throw (failure ??= error);
  };
  const run: Run = async statements => {
    const results: Result[] = [];
    for (const statement of statements) results.push(await answer(open, statement, options).catch(keep));
    return results;
  };
  const value = await work(inTurn(run));
  if (failure) throw failure;
  return value;
};

/** Every type that PGlite would turn into something else, left as PostgreSQL writes it. */
const asText = ({ parsers, serializers }: PGlite): QueryOptions => {
  const leave = (types: object) => Object.fromEntries(Object.keys(types).map(type => [type, (text: string) => text]));
  return { rowMode: 'array', parsers: leave(parsers), serializers: leave(serializers) };
};

const answer = async (open: Transaction, { text, values }: Statement, options: QueryOptions): Promise<Result> => {
  try {
    const { rows, affectedRows } = await open.query<(string | null)[]>(text, values.map(written), options);
    return { rows, count: rows.length || (affectedRows ?? 0) };
  } catch (error) {
    const { message, code = 'XX000', constraint, detail } = error as PostgresError;
    throw new DatabaseError(message, code, constraint, detail);
  }
};

type PostgresError = Error & { code?: string; constraint?: string; detail?: string };

const written = (value: Value): string | null => {
  if (value === null) return null;
  return typeof value === 'object' ? `{${value.map(quoted).join()}}` : String(value);
};

const quoted = (element: string) => `"${element.replace(/["\\]/g, String.raw`\$&`)}"`;
