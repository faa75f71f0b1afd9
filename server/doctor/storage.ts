import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { freeIn } from '../space.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';

const gibibyte = 1024 ** 3;
/** Below this a day of pictures and the database's own log may fill it. */
const enough = 2 * gibibyte;

/** Whether the folder of all data can be written to, by nobody else, and has room. */
export const storage: Check = async ({ dataDir }) => {
  const what = 'DATA_DIR';
  try {
    const folder = await existing(dataDir);
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const free = await freeIn(folder)();
    return [
      ...(folder === dataDir ? await readersOf(dataDir) : []),
      free < enough
        ? { state: 'warn', what, says: `${dataDir} has ${inGib(free)} left: with no room nothing can be saved.` }
        : { state: 'fine', what, says: `${dataDir} can be written to and has ${inGib(free)} left.` },
    ];
  } catch (error) {
    return [{ state: 'wrong', what, says: `${dataDir} cannot be used: ${reasonOf(error)}` }];
  }
};

/** The folder, or the first above it that is there: the server makes what is missing. */
const existing = async (folder: string): Promise<string> => {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return folder;
  if (found) throw new Error('it is no folder');
  return existing(dirname(folder));
};

const readersOf = async (folder: string): Promise<Finding[]> => {
  const { mode, uid } = await stat(folder);
  const says = [
    uid !== process.getuid?.() && 'it belongs to another user than this one',
    mode & 0o077 && 'others on this machine may look into it, until the server starts and shuts it',
  ].filter(Boolean);
  return says.map(say => ({ state: 'warn', what: 'DATA_DIR', says: `${folder}: ${say as string}.` }));
};

const inGib = (bytes: number) => `${(bytes / gibibyte).toFixed(1)} GiB`;
