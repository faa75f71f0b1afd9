import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
export function cachedTemplate(
  key: string,
  prepare?: (embedded: Embedded) => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const read = templates.get(key) ?? templateOf(key, prepare);
  templates.set(key, read);
  return read;
}

/** To read one takes a quarter of a second of a core. */
const templates = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function templateOf(key: string, prepare?: (embedded: Embedded) => Promise<unknown>) {
  const digest = createHash('sha256').update(pglite).update(key).digest('hex');
  const file = `${cache}${digest}.tar.zst`;
  if (!existsSync(file)) {
    const dump = await made(prepare);
    mkdirSync(cache, { recursive: true });
    // Several test processes may be here at once: each renames a file that is whole.
    writeFileSync(`${file}.${process.pid}`, zstdCompressSync(dump));
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Uint8Array(zstdDecompressSync(readFileSync(file)));
}

async function made(prepare?: (embedded: Embedded) => Promise<unknown>): Promise<Uint8Array> {
  const embedded = await openEmbedded({ folder: null, ...(prepare && { template: await emptyTemplate() }) });
  try {
    await prepare?.(embedded);
    return await embedded.dump();
  } finally {
    await embedded.close();
  }
}
