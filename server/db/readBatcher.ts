import { DatabaseError, type Result, type Statement } from '../../api/ports.ts';
import { Refusal } from '../../schema/errors.ts';

/** In the queue of that name; null: in none. */
export type RunIn = (queue: string | null, statements: readonly Statement[]) => Promise<Result[]>;

type Read = { statements: readonly Statement[]; resolve: (results: Result[] | Promise<Result[]>) => void };
type Ways = {
  /** Statements as they are, in one pipeline. */
  send: RunIn;
  /** One transaction, for a read that goes by itself. */
  alone: RunIn;
  begin: Statement;
  commit: Statement;
};

/** Few enough that PostgreSQL works on the next ones in another process meanwhile (measured: 3 and 4 are best, 16 is slower). */
const most = 4;

const isGone = (error: unknown) =>
  error instanceof Refusal || (error instanceof DatabaseError && error.code.startsWith('08'));

/**
 * Reads that one queue is asked for in the same turn of the event loop travel together: one lease and one round trip, though
 * each is a transaction of its own. When one is refused PostgreSQL skips those behind it; then each goes alone, since a read
 * may be repeated.
 */
export function readBatcher({ send, alone, begin, commit }: Ways): RunIn {
  let waiting = new Map<string | null, Read[]>();

  const leave = () => {
    const queues = waiting;
    waiting = new Map();
    for (const [queue, reads] of queues)
      for (let from = 0; from < reads.length; from += most) void travel(queue, reads.slice(from, from + most));
  };

  const travel = async (queue: string | null, reads: readonly Read[]) => {
    const apart = () => reads.forEach(({ statements, resolve }) => resolve(alone(queue, statements)));
    if (reads.length === 1) return apart();
    try {
      const results = await send(
        queue,
        reads.flatMap(({ statements }) => [begin, ...statements, commit]),
      );
      let next = 0;
      for (const { statements, resolve } of reads) {
        resolve(results.slice(next + 1, next + 1 + statements.length));
        next += statements.length + 2;
      }
    } catch (error) {
      // Whom nobody has answered, or let in, nobody will answer now.
      if (isGone(error)) reads.forEach(({ resolve }) => resolve(Promise.reject(error as Error)));
      else apart();
    }
  };

  return (queue, statements) =>
    new Promise(resolve => {
      if (!waiting.size) setImmediate(leave);
      const reads = waiting.get(queue) ?? [];
      waiting.set(queue, reads);
      reads.push({ statements, resolve });
    });
}
