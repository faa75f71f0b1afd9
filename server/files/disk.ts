import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Files } from '../../api/ports.ts';

/** Half-written files wait here. No key reaches it, because no part of a key starts with a dot. */
const incoming = '.incoming';

/** Files in a folder of this machine. A key that does not stay inside it is a programming error and throws. */
export function diskFiles(folder: string): Files {
  const root = resolve(folder);
  return {
    put: (key, bytes) => put(root, key, bytes),
    get: key => orNull(readFile(pathOf(root, key))),
    stream: key => orNull(stream(pathOf(root, key))),
    async remove(key) {
      const path = pathOf(root, key);
      await rm(path, { force: true });
      await orNull(syncFolder(dirname(path)));
    },
  };
}

/** Written beside, synced, then renamed: a reader sees the old bytes or the new ones, and so does a machine that lost its power. */
async function put(root: string, key: string, bytes: Uint8Array): Promise<void> {
  const path = pathOf(root, key);
  const draft = join(root, incoming, randomUUID());
  await makeFolder(join(root, incoming));
  await makeFolder(dirname(path));
  try {
    await writeSynced(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function stream(path: string): Promise<{ body: ReadableStream<Uint8Array>; size: number }> {
  const file = await open(path);
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: 'EISDIR' });
    const body = Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>;
    return { body, size: stat.size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

function pathOf(root: string, key: string): string {
  const sound = /^[a-z0-9/._-]+$/.test(key) && key.split('/').every(part => part !== '' && !part.startsWith('.'));
  if (!sound) throw new Error(`Not a file key: ${JSON.stringify(key)}`);
  return join(root, key);
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new folder lasts only once the folder that names it is synced, and so on up to the first that was there. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Windows neither allows nor needs this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
