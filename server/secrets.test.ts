import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadKey, nodeSecrets } from './secrets.ts';

describe('secrets', () => {
  const secrets = nodeSecrets(new Uint8Array(32).fill(11));

  it('makes tokens of 256 bits that do not repeat', () => {
    const tokens = Array.from({ length: 1000 }, secrets.token);
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('digests with SHA-256', () => {
    expect(secrets.digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(secrets.digest(new TextEncoder().encode('abc'))).toBe(secrets.digest('abc'));
  });

  it('signs with HMAC-SHA-256 (RFC 4231, key and data of case 1 padded to 32 bytes)', () => {
    const key = new Uint8Array(32);
    key.fill(0x0b, 0, 20);
    expect(Buffer.from(nodeSecrets(key).sign('Hi There'), 'base64url').toString('hex')).toBe(
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    );
  });

  it('signs differently with another key', () => {
    expect(nodeSecrets(new Uint8Array(32)).sign('x')).not.toBe(secrets.sign('x'));
  });

  it.each([0, 16, 31, 33])('refuses a key of %i bytes', length => {
    expect(() => nodeSecrets(new Uint8Array(length))).toThrow('32 bytes');
  });
});

describe('the key of an installation', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'key-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is made once and found again', async () => {
    const data = join(folder, 'new', 'data');
    const key = await loadKey(data);
    expect(key.length).toBe(32);
    expect(await loadKey(data)).toEqual(key);
    expect(await readdir(data)).toEqual(['signing.key']);
  });

  it.skipIf(process.platform === 'win32')('can be read by its owner only', async () => {
    await loadKey(join(folder, 'private'));
    expect((await stat(join(folder, 'private', 'signing.key'))).mode & 0o777).toBe(0o600);
  });

  it('is one for all that start at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => loadKey(join(folder, 'together'))));
    for (const key of keys) expect(key).toEqual(keys[0]);
    expect(await readdir(join(folder, 'together'))).toEqual(['signing.key']);
  });

  it('is not replaced when it is damaged: what it signed would be lost', async () => {
    await writeFile(join(folder, 'signing.key'), 'short');
    await expect(loadKey(folder)).rejects.toThrow('damaged');
  });
});
