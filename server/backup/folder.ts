import { copyFile, link, mkdir, opendir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { incoming } from '../files/disk.ts';

/** Where a backup keeps what it works with, inside DATA_DIR: on the same disk a file can be held by a second name without being copied. */
export const stagingName = 'backup';

/** What is in DATA_DIR and no file of the product: the database, which is kept as rows, and what is made while working. */
const apart = new Set(['database', stagingName]);

/** Whose codes say that a file cannot have a second name here. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EXDEV', 'EMLINK', 'ENOSYS']);
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Holds every file of `dataDir` by a second name under `staging`, so that it stays there when it is removed meanwhile. What is held
 * already stays: files are never written into once they have their name.
 */
export const holdFiles = async (dataDir: string, staging: string): Promise<void> => {
  for (const name of await readdir(dataDir)) {
    if (apart.has(name)) continue;
    // The files may lie on another disk, to which a link leads.
    const source = await realpath(join(dataDir, name));
    if ((await stat(source)).isFile()) await hold(source, join(staging, name));
    else for await (const path of filesIn(source)) await hold(join(source, path), join(staging, name, path));
  }
};

const hold = async (from: string, to: string): Promise<void> => {
  try {
    await mkdir(dirname(to), { recursive: true });
    await link(from, to);
  } catch (error) {
    // Removed since it was listed, or held already.
    if (['ENOENT', 'EEXIST'].includes(codeOf(error))) return;
    if (!withoutLinks.has(codeOf(error))) throw error;
    await copyFile(from, to);
  }
};

/** The files below a folder by their path with `/`, none where there is no folder. No row names one that is half written. */
export async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await opendir(join(folder, below)).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (!entries) return;
  for await (const entry of entries) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory() && entry.name !== incoming) yield* filesIn(folder, path);
    else if (entry.isFile()) yield path;
  }
}
