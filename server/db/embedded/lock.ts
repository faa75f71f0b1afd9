import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const busy = 5;

/**
 * Two PGlites on one folder would overwrite each other's rows. SQLite's lock on a file is the kernel's own: it ends with the
 * process, however that ends, so it is never stale, and containers that share the folder see it too. Returns what unlocks.
 */
export function lock(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`The database folder ${folder} is in use by another process.`, { cause: error });
  }
  return () => file.close();
}
