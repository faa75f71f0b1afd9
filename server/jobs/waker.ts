import { setTimeout as delay } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

export type Waker = {
  /** A job was queued by a transaction of this process. */
  expect(queue: string, id: string): Promise<void>;
  /** It has reached its handler. */
  seen(id: string): void;
  stop(): void;
};

/**
 * Lets this process start its own jobs without waiting for the poll. A job can be seen once its transaction has
 * committed, and nobody says when that is: the workers look at once, which on the one connection of the embedded
 * database is after the commit, then ever more slowly until the poll would.
 */
export function waker(boss: PgBoss, pollMs: number): Waker {
  const expected = new Set<string>();
  return {
    async expect(queue, id) {
      expected.add(id);
      for (let pause = 5; expected.has(id) && pause < pollMs; pause *= 2) {
        for (const worker of boss.getWipData()) if (worker.name === queue) boss.notifyWorker(worker.id);
        await delay(pause, undefined, { ref: false });
      }
      expected.delete(id);
    },
    seen: id => expected.delete(id),
    stop: () => expected.clear(),
  };
}
