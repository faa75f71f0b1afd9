import type { Database, Run } from '../../api/ports.ts';

/** A database all of whose statements go through `wrapped`. */
export const through = (
  { batch, read, write, transaction, inQueue }: Database,
  wrapped: (run: Run) => Run,
): Database => ({
  batch: wrapped(batch),
  read: wrapped(read),
  write: wrapped(write),
  transaction: work => transaction(run => work(wrapped(run))),
  inQueue: name => through(inQueue(name), wrapped),
});
