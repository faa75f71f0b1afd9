import { statfs } from 'node:fs/promises';
import { isOutOfSpace } from '../api/refusals.ts';
import type { Clock, Database, Log, Ports } from '../api/ports.ts';
import { noSpace } from '../schema/errors.ts';

/** With less than this nothing of size can be saved: PostgreSQL writes its log 16 MiB at a time. */
const least = 16 * 1024 * 1024;
/** So long after a refusal for want of space a disk elsewhere counts as full. */
const remembered = 30_000;

type Storing = Pick<Ports, 'database' | 'files'>;
type World = { clock: Clock; log: Log; free: () => Promise<number> };

export const freeIn = (folder: string) => async (): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Notices that the database or the files have no room, here or on another machine, and tells the log once. `check` throws
 * until there is room again. Reads go on meanwhile.
 */
export const watchSpace = ({ database, files }: Storing, { clock, log, free }: World) => {
  let fullAt = -Infinity;
  const isFull = () => clock.now().getTime() - fullAt < remembered;
  const noticing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (isOutOfSpace(error)) {
        if (!isFull()) log('error', 'No space is left: nothing can be saved.', { error });
        fullAt = clock.now().getTime();
      }
      throw error;
    }
  };
  const noticed = (storing: Database): Database => ({
    ...storing,
    batch: statements => noticing(storing.batch(statements)),
    write: statements => noticing(storing.write(statements)),
    transaction: work => noticing(storing.transaction(work)),
    inQueue: name => noticed(storing.inQueue(name)),
  });
  return {
    database: noticed(database),
    files: {
      ...files,
      put: (key, bytes) => noticing(files.put(key, bytes)),
      putPart: (key, offset, bytes) => noticing(files.putPart(key, offset, bytes)),
    } satisfies Ports['files'],
    async check(): Promise<void> {
      if (isFull() || (await free()) < least) throw noSpace();
    },
  };
};
