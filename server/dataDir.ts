import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const [ownFolder, ownFile] = [0o700, 0o600];

/**
 * The folder of all data for this process's user alone: what is there, since an earlier version or a copy may have left it open,
 * and what is made from now on, in every thread. Whoever reads the database's files reads every password's hash.
 */
export const keepToOneself = (folder: string): void => {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  try {
    shut(folder);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'EPERM' && code !== 'EACCES') throw cause;
    throw new Error(`DATA_DIR (${folder}) holds files of another user: they must belong to whoever runs the server.`, {
      cause,
    });
  }
};

/** What a link leads to may be anybody's. */
const shut = (path: string): void => {
  const found = lstatSync(path);
  if (!found.isDirectory() && !found.isFile()) return;
  const wanted = found.isDirectory() ? ownFolder : ownFile;
  if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  if (found.isDirectory()) for (const name of readdirSync(path)) shut(join(path, name));
};

/** Lies in the folder while a backup is being restored into it. */
export const unfinishedRestore = 'restore-unfinished';

/** What a restore that was cut short has left is no data to work with. */
export const refuseUnfinishedRestore = (folder: string): void => {
  if (existsSync(join(folder, unfinishedRestore)))
    throw new Error(`A restore into DATA_DIR (${folder}) was cut short: run 'npm run restore' again.`);
};
