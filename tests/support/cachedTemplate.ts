import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type Embedded, openEmbedded } from '../../server/db/embedded/openEmbedded.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const cache = `${modules}.cache/tolashop/`;
const pglite = readFileSync(`${modules}@electric-sql/pglite/package.json`);

/** The one that every database begins as: to make it takes PGlite eight seconds of a core. */
export const emptyTemplate = () => cachedTemplate('empty');

/**
 * A database in memory as `prepare` left it, to start others from: made once for each `key` and version of PGlite.
 * `key` has to change with whatever `prepare` does.
 */
export function cachedTemplate(key: string, prepare?: (embedded: Embedded) => Promise<unknown>): Promise<Blob> {
  const read = templates.get(key) ?? templateOf(key, prepare);
  templates.set(key, read);
  return read;
}

/** To read one takes a second of a core. */
const templates = new Map<string, Promise<Blob>>();

async function templateOf(key: string, prepare?: (embedded: Embedded) => Promise<unknown>) {
  const digest = createHash('sha256').update(pglite).update(key).digest('hex');
  const file = `${cache}${digest}.tar.zst`;
  mkdirSync(cache, { recursive: true });
  // Several test processes may be here at once: one makes it, and the others wait for that.
  const claim = `${file}.claim`;
  while (!existsSync(file)) {
    if (isClaimed(claim)) await made(file, prepare).finally(() => rmSync(claim, { force: true }));
    else await setTimeout(100);
  }
  return new Blob([zstdDecompressSync(readFileSync(file))]);
}

/** By this process, unless another one is at it. What a process left that was killed counts no more. */
function isClaimed(claim: string): boolean {
  try {
    writeFileSync(claim, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAtIt(claim)) rmSync(claim, { force: true });
    return false;
  }
}

const longest = 600_000;

function isAtIt(claim: string): boolean {
  try {
    // It writes its number a moment after it has made the file: 0 until then, which always runs.
    process.kill(Number(readFileSync(claim, 'utf8')), 0);
    return Date.now() - statSync(claim).mtimeMs < longest;
  } catch {
    return false;
  }
}

async function made(file: string, prepare?: (embedded: Embedded) => Promise<unknown>): Promise<void> {
  const embedded = await openEmbedded({ folder: null, ...(prepare && { template: await emptyTemplate() }) });
  try {
    await prepare?.(embedded);
    writeFileSync(`${file}.${process.pid}`, zstdCompressSync(await embedded.dump()));
    renameSync(`${file}.${process.pid}`, file);
  } finally {
    await embedded.close();
  }
}
