import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFS } from './durableFs.ts';

/** Without a folder the data lives and dies with its connection. `template` is the dump that a new database starts from: a blob is not copied on its way to the worker. */
export type Place = { folder: string | null; template?: Blob };

const extensions = { pg_trgm, btree_gin };
/** The usual 128 MB are filled with zeros at each start, which takes a core 0.8 s; what is not in here, the system still has in its memory. */
const buffers = ['-c', 'shared_buffers=32MB'];
const startParams = [...PGlite.defaultStartParams, ...buffers];
// `-F` would turn fsync off, and fdatasync, the usual way to sync the log, does nothing inside WebAssembly.
const durable = [...startParams.filter(param => param !== '-F'), '-c', 'wal_sync_method=fsync'];
/** PostgreSQL also starts while a new database is made. */
const options = { extensions, initDbStartParams: buffers };

export async function start({ folder, template: loadDataDir }: Place): Promise<PGlite> {
  if (folder === null) return PGlite.create({ ...options, startParams, loadDataDir });
  const data = join(folder, 'data');
  if (!existsSync(data)) await create(data, loadDataDir);
  return PGlite.create({ ...options, startParams: durable, fs: new DurableFS(data) });
}

/** Made aside and renamed when it is whole and on the disk: a first start that is cut short leaves nothing half made. */
async function create(data: string, loadDataDir?: Blob): Promise<void> {
  const draft = `${data}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  const database = await PGlite.create({ ...options, startParams: durable, fs: new DurableFS(draft), loadDataDir });
  await database.close();
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sync(join(entry.parentPath, entry.name), 'r+');
  }
  renameSync(draft, data);
  if (process.platform !== 'win32') sync(dirname(data), 'r');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  fsyncSync(file);
  closeSync(file);
}
