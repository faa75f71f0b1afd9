import type { Database } from '../../api/ports.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';

/** What a process is told that may die at any step of its work. */
export type Mortal = {
  engine: 'embedded' | 'server';
  /** Folder or address. */
  place: string;
  /** So many steps to live: each call of the database is three, before it, under way and after it. Null: for ever. */
  steps: number | null;
};

/** The database itself, and one by which this process kills itself when its steps are used up. */
export const openMortal = async ({
  engine,
  place,
  steps,
}: Mortal): Promise<{ database: Database; mortal: Database }> => {
  let left = steps ?? Infinity;
  const die = () => process.kill(process.pid, 'SIGKILL');
  const stepped = async <T>(work: () => Promise<T>): Promise<T> => {
    if (--left <= 0) die();
    const working = work();
    // It has been sent, and nobody knows how far it comes.
    if (--left <= 0) setTimeout(die, Math.random() * 4);
    const result = await working;
    if (--left <= 0) die();
    return result;
  };
  const { database } =
    engine === 'embedded' ? await openEmbedded({ folder: place }) : openServer({ url: place, max: 2 });
  const mortal: Database = {
    ...database,
    batch: statements => stepped(() => database.batch(statements)),
    transaction: work => stepped(() => database.transaction(work)),
  };
  return { database, mortal };
};
