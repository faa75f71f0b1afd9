import { DatabaseError, type Result, type Run, type Statement } from '../../api/ports.ts';

type Read = { statements: readonly Statement[]; resolve: (results: Result[] | Promise<Result[]>) => void };
type Road = {
  /** Statements as they are, in one pipeline. */
  send: Run;
  /** One transaction, for a read that goes by itself. */
  alone: Run;
  begin: Statement;
  commit: Statement;
};

/** Few enough that PostgreSQL works on the next ones in another process meanwhile (measured: 3 and 4 are best, 16 is slower). */
const most = 4;

const isGone = (error: unknown) => error instanceof DatabaseError && error.code.startsWith('08');

/**
 * Reads that are asked for in the same turn of the event loop travel together: one lease and one round trip, though each is a
 * transaction of its own. When one is refused PostgreSQL skips those behind it; then each goes alone, since a read may be
 * repeated.
 */
export function convoy({ send, alone, begin, commit }: Road): Run {
  let waiting: Read[] = [];

  const leave = () => {
    const reads = waiting;
    waiting = [];
    for (let from = 0; from < reads.length; from += most) void travel(reads.slice(from, from + most));
  };

  const travel = async (reads: readonly Read[]) => {
    const apart = () => reads.forEach(({ statements, resolve }) => resolve(alone(statements)));
    if (reads.length === 1) return apart();
    try {
      const results = await send(reads.flatMap(({ statements }) => [begin, ...statements, commit]));
      let next = 0;
      for (const { statements, resolve } of reads) {
        resolve(results.slice(next + 1, next + 1 + statements.length));
        next += statements.length + 2;
      }
    } catch (error) {
      // Whom nobody has answered nobody will answer now.
      if (isGone(error)) reads.forEach(({ resolve }) => resolve(Promise.reject(error as Error)));
      else apart();
    }
  };

  return statements =>
    new Promise(resolve => {
      if (!waiting.length) setImmediate(leave);
      waiting.push({ statements, resolve });
    });
}
