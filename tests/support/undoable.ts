import { DatabaseError, type Database, type Run, type Statement } from '../../api/ports.ts';

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

/** `kept`: of the step before, whose mark still stands. */
type Held = { run: Run; end: () => Promise<unknown>; kept: boolean };

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
      return stepped(await (held ??= open(real)), work);
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
      resolve({ run, end, kept: false });
      return over.promise;
    });
    ended.catch(reject);
  });

/** The driver refuses such statements before it sends any of them, and so before the mark of the step. */
const holdsNul = (statements: readonly Statement[]) =>
  statements.some(({ values }) => values.some(value => JSON.stringify(value).includes('\\u0000')));

/** Its mark travels with the first statements of a step, and the release of the mark with those of the next one. */
const stepped = async <T>(held: Held, work: (run: Run) => Promise<T>): Promise<T> => {
  let begun = false;
  let failure: Error | undefined;
  const inside: Run = async statements => {
    if (holdsNul(statements)) throw new DatabaseError('Text cannot hold the character NUL.', '22021');
    const first = begun ? [] : [...(held.kept ? [keep] : []), mark, fresh];
    begun = true;
    held.kept = true;
    return (
      await held.run([...first, ...statements]).catch((error: Error) => {
        failure ??= error;
        throw error;
      })
    ).slice(first.length);
  };
  try {
    const value = await work(inside);
    if (failure) throw failure;
    return value;
  } catch (error) {
    if (begun) await held.run([back]);
    throw error;
  }
};
