import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, Files } from '../../api/ports.ts';
import { syncFolder } from './syncFolder.ts';

/** Half-written files wait here. No key reaches it, because no part of a key starts with a dot. */
export const incoming = '.incoming';
/** And files of which some parts are there, also after a start. */
const partial = '.partial';

/** Files in a folder of this machine. A key that does not stay inside it is a programming error and throws. */
export function diskFiles(folder: string): Files {
  const root = resolve(folder);
  return {
    put: (key, bytes) => put(root, key, bytes),
    get: key => orNull(readFile(pathOf(root, key))),
    size: key => orNull(sizeOf(pathOf(root, key))),
    stream: (key, range) => orNull(stream(pathOf(root, key), range)),
    putPart: (key, offset, bytes) => putPart(partsOf(root, key), offset, bytes),
    joinParts: (key, { size }) => joinParts(partsOf(root, key), pathOf(root, key), size),
    async remove(key) {
      for (const path of [partsOf(root, key), pathOf(root, key)]) {
        await rm(path, { force: true });
        await orNull(syncFolder(dirname(path)));
      }
    },
  };
}

/** Each part is written into its place: what was there of it before is overwritten, and all of them are one file already. */
async function putPart(path: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await makeFolder(dirname(path));
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT, 0o600);
  try {
    let at = offset;
    for await (const piece of bytes)
      for (let done = 0; done < piece.byteLength;) {
        const { bytesWritten } = await file.write(piece, done, piece.byteLength - done, at);
        done += bytesWritten;
        at += bytesWritten;
      }
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dirname(path));
}

async function joinParts(parts: string, path: string, size: number): Promise<void> {
  // Joined before, and the reply was lost.
  if ((await orNull(sizeOf(path))) === size) return;
  const found = await orNull(sizeOf(parts));
  if (found !== size) throw new Error(`${parts} has ${found} bytes, not ${size}`);
  await makeFolder(dirname(path));
  await rename(parts, path);
  await syncFolder(dirname(path));
  await syncFolder(dirname(parts));
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

async function stream(path: string, range?: ByteRange): Promise<{ body: ReadableStream<Uint8Array>; size: number }> {
  const file = await open(path);
  try {
    const size = sizeIn(path, await file.stat());
    const read = file.createReadStream(range && { start: range.from, end: range.to });
    return { body: Readable.toWeb(read) as ReadableStream<Uint8Array>, size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

const sizeOf = async (path: string): Promise<number> => sizeIn(path, await stat(path));

function sizeIn(path: string, found: Stats): number {
  if (!found.isFile()) throw Object.assign(new Error(`${path} is not a file`), { code: 'EISDIR' });
  return found.size;
}

/** Where parts wait for the others. */
const partsOf = (root: string, key: string): string => join(root, partial, relative(root, pathOf(root, key)));

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

const absent = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
