import { DatabaseError, type Result, type Statement } from '../../api/ports.ts';
import { Refusal } from '../../schema/errors.ts';

/** In the queue of that name; null: in none. */
export type RunIn = (queue: string | null, statements: readonly Statement[]) => Promise<Result[]>;

type Read = {
  queue: string | null;
  statements: readonly Statement[];
  resolve: (results: Result[] | Promise<Result[]>) => void;
};
type Ways = {
  /** One place among the works of the database, for so many calls, until the work is done. */
  admit: (queue: string | null, calls: number, work: () => Promise<void>) => Promise<void>;
  /** Statements as they are, in one pipeline. */
  send: (statements: readonly Statement[]) => Promise<Result[]>;
  /** One transaction, for a read that goes by itself. */
  alone: RunIn;
  begin: Statement;
  commit: Statement;
};

/** Few enough that PostgreSQL works on the next ones in another process meanwhile (measured: 3 and 4 are best, 16 is slower). */
const most = 4;

const isGone = (error: unknown) =>
  error instanceof Refusal || (error instanceof DatabaseError && error.code.startsWith('08'));

/** Reads of one queue, which have a place together. */
type Group = { reads: readonly Read[]; done: () => void };

/**
 * Reads that are asked for, or get their place, in the same turn of the event loop travel together: one connection and one
 * round trip, though each is a transaction of its own. When one is refused PostgreSQL skips those behind it; then each goes
 * alone, since a read may be repeated.
 */
export function readBatcher(ways: Ways): RunIn {
  const answer = answering(ways);
  let asked: Read[] = [];
  let admitted: Group[] = [];

  const admitAsked = () => {
    const byQueue = Map.groupBy(asked, ({ queue }) => queue);
    asked = [];
    for (const [queue, reads] of byQueue)
      for (let from = 0; from < reads.length; from += most) void admit(queue, reads.slice(from, from + most));
    sendAdmitted();
  };

  const admit = (queue: string | null, reads: readonly Read[]) =>
    ways.admit(queue, reads.length, () => answered(reads)).catch((error: Error) => refuse(reads, error));

  const answered = (reads: readonly Read[]) =>
    new Promise<void>(done => {
      if (!admitted.length) setImmediate(sendAdmitted);
      admitted.push({ reads, done });
    });

  const sendAdmitted = () => {
    const groups = admitted;
    admitted = [];
    for (const together of fitting(groups)) void sendTogether(together);
  };

  const sendTogether = async (groups: readonly Group[]) => {
    await answer(groups.flatMap(({ reads }) => reads));
    for (const { done } of groups) done();
  };

  return (queue, statements) =>
    new Promise(resolve => {
      if (!asked.length) setImmediate(admitAsked);
      asked.push({ queue, statements, resolve });
    });
}

/** In one pipeline; never rejects itself. */
const answering =
  ({ send, alone, begin, commit }: Ways) =>
  async (reads: readonly Read[]) => {
    try {
      const results = await send(reads.flatMap(({ statements }) => [begin, ...statements, commit]));
      let next = 0;
      for (const { statements, resolve } of reads) {
        resolve(results.slice(next + 1, next + 1 + statements.length));
        next += statements.length + 2;
      }
    } catch (error) {
      // Whom nobody has answered nobody will answer now.
      if (reads.length === 1 || isGone(error)) refuse(reads, error as Error);
      else for (const { queue, statements, resolve } of reads) resolve(alone(queue, statements));
    }
  };

const refuse = (reads: readonly Read[], error: Error) => {
  for (const { resolve } of reads) resolve(Promise.reject(error));
};

/** As many groups at a time as make up `most` reads. */
const fitting = (groups: readonly Group[]): Group[][] => {
  const all: Group[][] = [];
  let free = 0;
  for (const group of groups) {
    if (group.reads.length > free) {
      all.push([]);
      free = most;
    }
    all.at(-1)!.push(group);
    free -= group.reads.length;
  }
  return all;
};
