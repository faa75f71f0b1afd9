import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../files/syncFolder.ts';
import { indexLine, names, readManifest, type Manifest } from './manifest.ts';
import { block, DamagedArchive, headerOf, paddingOf, type Entry } from '../../api/tar.ts';
import { entriesOf, piecesOf, wholeOf } from './tar.ts';

const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** So many names stand in one part of the index: it is held in memory until it is written. */
const namesInIndex = 10_000;

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** A backup that is being written, beside its name until it is whole. */
export class Archive {
  readonly #target: string;
  readonly #draft: string;
  readonly #file: FileHandle;
  readonly #at = new Date();
  #lines: string[] = [];
  readonly #indexes: string[] = [];

  private constructor(target: string, draft: string, file: FileHandle) {
    this.#target = target;
    this.#draft = draft;
    this.#file = file;
  }

  /** Throws when there is something at `target`. What a killed one left beside it is overwritten. */
  static async create(target: string): Promise<Archive> {
    refuseExisting(target);
    const draft = `${target}.unfinished`;
    return new Archive(target, draft, await open(draft, 'w+', 0o600));
  }

  async add(name: string, size: number, bytes: Bytes): Promise<void> {
    const digest = await this.#write(name, size, bytes);
    this.#lines.push(indexLine(name, size, digest));
    if (this.#lines.length === namesInIndex) await this.#writeIndex();
  }

  /** Reads all of it again from the disk before it gets its name. */
  async finish(manifest: Omit<Manifest, 'indexes'>): Promise<void> {
    if (this.#lines.length) await this.#writeIndex();
    const text = Buffer.from(JSON.stringify({ ...manifest, indexes: this.#indexes }, null, 2));
    await this.#write(names.manifest, text.length, [text]);
    const line = Buffer.from(`${digestOf(text)}  ${names.manifest}\n`);
    await this.#write(names.digest, line.length, [line]);
    await writeAll(this.#file, Buffer.alloc(2 * block));
    await this.#file.sync();
    await verifyOpen(this.#file);
    await this.#file.close();
    refuseExisting(this.#target);
    await rename(this.#draft, this.#target);
    await syncFolder(dirname(this.#target));
  }

  /** Leaves nothing. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => {});
    await rm(this.#draft, { force: true });
  }

  async #writeIndex(): Promise<void> {
    const text = Buffer.from(this.#lines.splice(0).join(''));
    this.#indexes.push(await this.#write(names.index(this.#indexes.length + 1), text.length, [text]));
  }

  async #write(name: string, size: number, bytes: Bytes): Promise<string> {
    await writeAll(this.#file, headerOf(name, size, this.#at));
    const digest = createHash('sha256');
    let written = 0;
    for await (const piece of bytes) {
      digest.update(piece);
      written += piece.length;
      await writeAll(this.#file, piece);
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size}`);
    await writeAll(this.#file, Buffer.alloc(paddingOf(size)));
    return digest.digest('hex');
  }
}

const refuseExisting = (target: string): void => {
  if (existsSync(target)) throw new Error(`${target} is there already: name another file.`);
};

const writeAll = async (file: FileHandle, bytes: Uint8Array): Promise<void> => {
  for (let done = 0; done < bytes.length;) done += (await file.write(bytes, done, bytes.length - done)).bytesWritten;
};

/** Compares every byte with what was written down about it. Throws for a file that is cut short, altered, or no backup. */
export const verify = async (file: FileHandle, path: string): Promise<Manifest> => {
  try {
    return await verifyOpen(file);
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    throw new Error(`${path} is no whole backup: ${error.message}.`, { cause: error });
  }
};

const verifyOpen = async (file: FileHandle): Promise<Manifest> => {
  let lines = '';
  let manifest: string | undefined;
  const indexes: string[] = [];
  let isSealed = false;
  for await (const entry of entriesOf(file)) {
    if (isSealed) throw new DamagedArchive('something follows its end');
    if (entry.name.startsWith('index/')) {
      const text = (await wholeOf(file, entry)).toString();
      if (text !== lines) throw new DamagedArchive('a part of it was altered');
      indexes.push(digestOf(text));
      lines = '';
    } else if (entry.name === names.manifest) manifest = (await wholeOf(file, entry)).toString();
    else if (entry.name === names.digest) {
      const wanted = `${digestOf(manifest ?? '')}  ${names.manifest}\n`;
      if ((await wholeOf(file, entry)).toString() !== wanted) throw new DamagedArchive('its manifest was altered');
      isSealed = true;
    } else lines += indexLine(entry.name, entry.size, await readThrough(file, entry));
  }
  if (!isSealed || manifest === undefined || lines) throw new DamagedArchive('its end is missing');
  const read = readManifest(manifest);
  if (read.indexes.join() !== indexes.join()) throw new DamagedArchive('its index was altered');
  return read;
};

const readThrough = async (file: FileHandle, entry: Entry): Promise<string> => {
  const digest = createHash('sha256');
  for await (const piece of piecesOf(file, entry)) digest.update(piece);
  return digest.digest('hex');
};
