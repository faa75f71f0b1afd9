import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownServer } from '../tests/support/ownServer.ts';

let outside: string;
let before: number;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'tolashop-outside-'));
  before = process.umask(0);
});
afterEach(() => {
  process.umask(before);
  rmSync(outside, { recursive: true, force: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;
/** What others may do with what is in a folder, but for links. */
const open = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true }).map(name => join(folder, String(name)))]
    .filter(path => !lstatSync(path).isSymbolicLink())
    .filter(path => modeOf(path) !== (lstatSync(path).isDirectory() ? 0o700 : 0o600));

it('all data are their user’s alone: what was there, and what the server makes', async () => {
  const server = await ownServer('embedded', { bare: true, more: { DEMO: 'off', GOOGLE_CLIENT_ID: 'x' } });
  const elsewhere = join(outside, 'anybodys');
  try {
    chmodSync(server.dataDir, 0o777);
    mkdirSync(join(server.dataDir, 'files/shops'), { recursive: true, mode: 0o777 });
    writeFileSync(join(server.dataDir, 'files/shops/picture'), 'x', { mode: 0o666 });
    writeFileSync(elsewhere, 'x', { mode: 0o666 });
    symlinkSync(elsewhere, join(server.dataDir, 'link'));
    await server.start();
    expect(open(server.dataDir)).toEqual([]);
    expect(modeOf(elsewhere)).toBe(0o666);
    expect(readdirSync(join(server.dataDir, 'database/data')).length).toBeGreaterThan(10);
    const body = JSON.stringify({ email: 'nobody@example.test' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${server.address}/api/account/forgotpwd`, { method: 'POST', headers, body })).status).toBe(
      200,
    );
    expect(open(server.dataDir)).toEqual([]);
  } finally {
    await server.remove();
  }
});
