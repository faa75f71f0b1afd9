import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { LicenseClaims } from '../../schema/rules/licenses.ts';
import { edSigner, loadLicenseKey, readLicenseKey } from './signer.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'license-'))));
afterAll(() => rm(folder, { recursive: true }));

const claims: LicenseClaims = {
  app: 'tsinvoice',
  machine: 'm',
  name: 'Counter',
  seats: 1,
  validUntil: null,
  plan: null,
};
const at = new Date('2026-03-01T00:00:00Z');
const stated = { issuer: 'https://shop.test', license: 'l', at, until: new Date('2026-03-08T00:00:00Z') };

describe('the key of statements', () => {
  it('A-12 is one for all that start at the same moment, and its owner alone reads it', async () => {
    const data = join(folder, 'data');
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadLicenseKey(data)));
    const [first] = await Promise.all(keys.map(async key => (await edSigner(key)).keys[0]!.kid));
    for (const key of keys) expect((await edSigner(key)).keys[0]!.kid).toBe(first);
    expect(await readdir(data)).toEqual(['license.pem']);
    if (process.platform !== 'win32') expect((await stat(join(data, 'license.pem'))).mode & 0o777).toBe(0o600);
  });

  it('is not replaced where it is damaged', async () => {
    await writeFile(join(folder, 'license.pem'), 'short');
    await expect(loadLicenseKey(folder)).rejects.toThrow('damaged');
  });

  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  test.each([
    ['PEM', pem],
    ['PEM in one line', pem.replaceAll('\n', String.raw`\n`)],
    ['JWK', JSON.stringify(privateKey.export({ format: 'jwk' }))],
  ])('may be given as %s', (_, text) => {
    const spki = (key: Parameters<typeof createPublicKey>[0]) =>
      createPublicKey(key).export({ type: 'spki', format: 'pem' });
    expect(spki(readLicenseKey(text))).toBe(spki(privateKey));
  });

  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  test.each([
    ['nothing of the kind', 'key'],
    ['of another kind', rsa.export({ type: 'pkcs8', format: 'pem' }).toString()],
  ])('that is %s is refused', (_, text) => expect(() => readLicenseKey(text)).toThrow());
});

it('A-12 signs what any library of JWT reads, and no key of another installation does', async () => {
  const [own, other] = await Promise.all([1, 2].map(() => edSigner(generateKeyPairSync('ed25519').privateKey)));
  const token = await own!.sign(claims, stated);
  const read = (keys: unknown[]) =>
    jwtVerify(token, createLocalJWKSet({ keys } as never), { issuer: 'https://shop.test', currentDate: at });
  const { payload } = await read([...own!.keys]);
  expect(payload).toMatchObject({ ...claims, sub: 'l', iat: at.getTime() / 1000, exp: stated.until.getTime() / 1000 });
  await expect(read([...other!.keys])).rejects.toThrow();
});
