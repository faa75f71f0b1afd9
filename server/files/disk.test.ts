import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Files } from '../../api/ports.ts';
import { diskFiles } from './disk.ts';

let folder: string;
let files: Files;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  files = diskFiles(join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a file on disk', () => {
  it('comes back as it was put, also under folders that were not there', async () => {
    await files.put('shops/1/pictures/a.webp', bytes('gold'));
    expect(Buffer.from((await files.get('shops/1/pictures/a.webp'))!).toString()).toBe('gold');
  });

  it('is replaced whole, and nothing half-written stays behind', async () => {
    await files.put('twice', bytes('a long first version'));
    await files.put('twice', bytes('short'));
    expect(Buffer.from((await files.get('twice'))!).toString()).toBe('short');
    expect(await readdir(join(folder, 'data', '.incoming'))).toEqual([]);
  });

  it('streams with its size', async () => {
    const large = new Uint8Array(300_000).map((_, index) => index % 251);
    await files.put('large', large);
    const { body, size } = (await files.stream('large'))!;
    expect(size).toBe(300_000);
    expect(new Uint8Array(await new Response(body).arrayBuffer())).toEqual(large);
  });

  it.skipIf(!existsSync('/proc/self/fd'))('may be left unread: a cancelled stream closes its file', async () => {
    await files.put('unread', new Uint8Array(300_000));
    const before = await openFiles('unread');
    const { body } = (await files.stream('unread'))!;
    expect(await openFiles('unread')).toBe(before + 1);
    await body.cancel();
    await expect.poll(() => openFiles('unread')).toBe(before);
  });

  it('is gone once removed; removing it again is no error', async () => {
    await files.put('gone/soon', bytes('x'));
    await files.remove('gone/soon');
    await files.remove('gone/soon');
    await files.remove('never/was');
    expect(await files.get('gone/soon')).toBeNull();
    expect(await files.stream('gone/soon')).toBeNull();
  });

  it('is not a folder, nor below a file', async () => {
    await files.put('shelf/item', bytes('x'));
    expect(await files.get('shelf')).toBeNull();
    expect(await files.stream('shelf')).toBeNull();
    expect(await files.get('shelf/item/deeper')).toBeNull();
  });

  it('leaves the old one when it cannot be written', async () => {
    await files.put('kept/file', bytes('old'));
    await expect(files.put('kept', bytes('a folder is in the way'))).rejects.toThrow('EISDIR');
    expect(Buffer.from((await files.get('kept/file'))!).toString()).toBe('old');
    expect(await readdir(join(folder, 'data', '.incoming'))).toEqual([]);
  });
});

describe('a key', () => {
  const wrong = [
    '',
    '/',
    '.',
    '..',
    '../secret',
    'a/../../secret',
    'a/..',
    '/etc/passwd',
    'a//b',
    'a/',
    './a',
    '.incoming/x',
    '.hidden',
    'a\\..\\b',
    'C:x',
    'A',
    'a b',
    'a\0b',
    '%2e%2e/secret',
    'a/\u2024\u2024/b',
    'a\n',
    'é',
  ];
  it.each(wrong)('that is %j is refused by every verb', async key => {
    await writeFile(join(folder, 'secret'), 'outside');
    await expect(async () => files.get(key)).rejects.toThrow('Not a file key');
    await expect(async () => files.stream(key)).rejects.toThrow('Not a file key');
    await expect(async () => files.put(key, bytes('x'))).rejects.toThrow('Not a file key');
    await expect(async () => files.remove(key)).rejects.toThrow('Not a file key');
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('outside');
  });
});

it('does not follow a link of the same name when it writes', async () => {
  await writeFile(join(folder, 'outside'), 'untouched');
  await files.put('linked', bytes('x'));
  await files.remove('linked');
  await symlink(join(folder, 'outside'), join(folder, 'data', 'linked'));
  await files.put('linked', bytes('inside'));
  expect(await readFile(join(folder, 'outside'), 'utf8')).toBe('untouched');
});

it('killed in the middle of writing, holds whole files only, and every one it acknowledged', async () => {
  for (let round = 0; round < 5; round++) {
    const acknowledged = await killWhileWriting(join(folder, `killed-${round}`));
    const survivors = diskFiles(join(folder, `killed-${round}`));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const key of acknowledged) expect((await survivors.get(key))?.length).toBe(200_000);
    const names = (await readdir(join(folder, `killed-${round}`))).filter(name => name !== '.incoming');
    for (const name of names) expect((await survivors.get(name))?.length).toBe(200_000);
  }
});

async function openFiles(name: string): Promise<number> {
  const handles = await readdir('/proc/self/fd');
  const targets = await Promise.all(handles.map(handle => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  return targets.filter(target => target.endsWith(`/${name}`)).length;
}

/** A process that puts files and prints each key once it is done; killed after the tenth. */
async function killWhileWriting(target: string): Promise<string[]> {
  const script = `
    import { diskFiles } from ${JSON.stringify(new URL('disk.ts', import.meta.url).href)};
    const files = diskFiles(process.argv[1]);
    for (let n = 0; ; n++) { await files.put('f' + n, new Uint8Array(200_000)); process.stdout.write('f' + n + '\\n'); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    printed += text;
    if (printed.split('\n').length > 10 && !child.killed) child.kill('SIGKILL');
  }
  return printed.slice(0, printed.lastIndexOf('\n')).split('\n');
}
