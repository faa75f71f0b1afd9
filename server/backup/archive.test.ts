import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Archive, verify } from './archive.ts';
import { format, product, type Manifest } from './manifest.ts';
import { block, headerOf } from '../../api/tar.ts';
import { entriesOf, wholeOf } from './tar.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tolashop-archive-'));
  target = join(folder, 'shop.tar');
});
afterEach(() => rmSync(folder, { recursive: true }));

const long = `data/files/${'a-long-name/'.repeat(12)}सोना.webp`;
const texts: Record<string, string> = { 'data/one.txt': 'one', 'data/empty': '', [long]: 'x'.repeat(5_000) };
const manifest: Omit<Manifest, 'indexes'> = {
  product,
  format,
  at: '2026-03-02T06:00:00.000Z',
  migrations: [],
  tables: [],
  sequences: [],
  files: { count: 0, bytes: 0 },
};

const write = async (more: Partial<Manifest> = {}) => {
  const archive = await Archive.create(target);
  for (const [name, text] of Object.entries(texts))
    await archive.add(name, Buffer.byteLength(text), [Buffer.from(text)]);
  try {
    await archive.finish({ ...manifest, ...more });
  } catch (error) {
    await archive.abandon();
    throw error;
  }
};

const verified = async (path = target) => {
  const file = await open(path);
  try {
    return await verify(file, path);
  } finally {
    await file.close();
  }
};

const contentOf = async () => {
  const file = await open(target);
  try {
    const found: Record<string, string> = {};
    for await (const entry of entriesOf(file)) found[entry.name] = (await wholeOf(file, entry)).toString();
    return found;
  } finally {
    await file.close();
  }
};

it('holds what was put in, under names of any length', async () => {
  await write();
  expect(await contentOf()).toMatchObject(texts);
  expect(await verified()).toMatchObject(manifest);
});

it('has names and sizes beyond what the first tar could say', async () => {
  const size = 9 * 1024 ** 3;
  writeFileSync(target, headerOf('data/large', size, new Date(0)));
  const headers = readFileSync(target).length;
  // A file with a hole: nothing of this size is written.
  truncateSync(target, headers + size + 2 * block);
  const file = await open(target);
  const found: unknown[] = [];
  for await (const entry of entriesOf(file)) found.push(entry);
  await file.close();
  expect(found).toEqual([{ name: 'data/large', size, offset: headers }]);
});

it('is refused when any byte was altered, and when it was cut anywhere', async () => {
  await write();
  const whole = readFileSync(target);
  const other = join(folder, 'other.tar');
  const accepted: string[] = [];
  for (let at = 0; at < whole.length; at += 13) {
    const altered = Buffer.from(whole);
    altered[at]! ^= 1 + (at % 255);
    writeFileSync(other, altered);
    await verified(other).then(
      () => accepted.push(`altered at ${at}`),
      (error: Error) => error.message,
    );
  }
  for (let length = 0; length < whole.length; length += 101) {
    writeFileSync(other, whole.subarray(0, length));
    await verified(other).then(
      () => accepted.push(`cut at ${length}`),
      (error: Error) => error.message,
    );
  }
  expect(accepted).toEqual([]);
  writeFileSync(other, Buffer.concat([whole, Buffer.from('more')]));
  await expect(verified(other)).rejects.toThrow(`${other} is no whole backup: it does not end where it should.`);
});

it('says what is wrong with a file that is none, and with one of a later version', async () => {
  writeFileSync(target, 'a letter to the tax office'.repeat(100));
  await expect(verified()).rejects.toThrow('is no whole backup: it is no archive, or was altered.');
  rmSync(target);
  await expect(write({ format: 2 })).rejects.toThrow('format 2; this program knows 1. Install the newer version.');
});

it('takes the place of nothing, and leaves nothing when it is given up', async () => {
  writeFileSync(target, 'mine');
  await expect(write()).rejects.toThrow(`${target} is there already: name another file.`);
  expect(readFileSync(target, 'utf8')).toBe('mine');
  rmSync(target);
  const archive = await Archive.create(target);
  await expect(archive.add('data/short', 5, [Buffer.from('four')])).rejects.toThrow('data/short has 4 bytes, not 5');
  expect(readdirSync(folder)).toEqual(['shop.tar.unfinished']);
  await archive.abandon();
  expect(readdirSync(folder)).toEqual([]);
});
