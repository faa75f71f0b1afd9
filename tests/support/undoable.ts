import type { Database, Run, Statement } from '../../api/ports.ts';

const said = (text: string): Statement => ({ text, values: [] });
const mark = said('savepoint step');
const keep = said('release savepoint step');
const back = said('rollback to savepoint step');
/** What a transaction of its own would begin with. */
const fresh = said(
  `select set_config('role', 'none', true), set_config('app.shop_id', '', true), set_config('app.user_id', '', true), set_config('app.user_name', '', true)`,
);

/** PostgreSQL counts for each transaction what it does to each table. Its view of that counts much more. */
const tablesTouched = `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  and pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid) > 0`;

type Held = { run: Run; end: () => Promise<unknown> };

/**
 * A database whose changes can be taken back: from `hold` on every transaction is a step of one great transaction, which
 * `undo` rolls back. Steps wait for each other.
 */
export const undoable = (real: Database) => {
  let holding = false;
  let held: Promise<Held> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const step = <T>(work: (run: Run) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const { run } = await (held ??= open(real));
      return stepped(run, work);
    });
  const once =
    (run: Run): Run =>
    statements =>
      holding ? step(open => open(statements)) : run(statements);
  const database: Database = {
    batch: once(real.batch),
    read: once(real.read),
    write: once(real.write),
    transaction: work => (holding ? step(work) : real.transaction(work)),
    inQueue: () => database,
  };
  return {
    database,
    hold: () => void (holding = true),
    /** Whether anything was written or locked since the last `undo`. */
    wrote: async () =>
      held
        ? (await (await held).run([said('select pg_current_xact_id_if_assigned()')]))[0]!.rows[0]![0] !== null
        : false,
    /** The tables of which rows were written since the last `undo`, also if it was taken back. */
    touched: async () =>
      held ? (await (await held).run([said(tablesTouched)]))[0]!.rows.map(([name]) => String(name)) : [],
    undo: () =>
      inTurn(async () => {
        const open = await held;
        held = undefined;
        await open?.end();
      }),
  };
};

export type Undoable = ReturnType<typeof undoable>;

const open = (real: Database): Promise<Held> =>
  new Promise((resolve, reject) => {
    const over = Promise.withResolvers<never>();
    const ended = real.transaction(run => {
      const end = () => {
        over.reject(new Error('Undone'));
        return ended.catch(() => undefined);
      };
      resolve({ run, end });
      return over.promise;
    });
    ended.catch(reject);
  });

/** The mark travels with the first statements, and its release with none: what follows is a step of its own. */
const stepped = async <T>(run: Run, work: (run: Run) => Promise<T>): Promise<T> => {
  let begun = false;
  let failure: Error | undefined;
  const inside: Run = async statements => {
    const first = begun ? [] : [mark, fresh];
    begun = true;
    return (
      await run([...first, ...statements]).catch((error: Error) => {
        failure ??= error;
        throw error;
      })
    ).slice(first.length);
  };
  try {
    const value = await work(inside);
    if (failure) throw failure;
    if (begun) await run([keep]);
    return value;
  } catch (error) {
    if (begun) await run([back, keep]);
    throw error;
  }
};
