import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { standardGstRates } from '../schema/standardGstRates.ts';
import { readEnv } from './env.ts';
import { openDatabase } from './openDatabase.ts';
import { start } from './start.ts';
import { eventually } from '../tests/support/eventually.ts';
import { placeDatabase } from '../tests/support/freshDatabase.ts';

let folder: string;
const env = (more = {}) => readEnv({ PORT: '0', DATA_DIR: folder, ...more });

/** What a server that began from nothing has made: `dataDir.test.ts` and the browser tests begin so. */
const withDatabase = () => placeDatabase(join(folder, 'database'));
const madeFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'tolashop-start-'));
  mkdirSync(join(made, 'web'));
  writeFileSync(join(made, 'web/index.html'), '<!doctype html><title>TolaShop</title>');
  return made;
};

/** What a first start of the demo left: it takes long, and each test begins with a copy. */
let demo: string;
beforeAll(async () => {
  folder = demo = madeFolder();
  await withDatabase();
  await (await begin()).stop();
});
afterAll(() => rmSync(demo, { recursive: true }));

beforeEach(() => {
  folder = madeFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const withDemo = () => cpSync(demo, folder, { recursive: true });

const begin = (more = {}) => start(env(more), join(folder, 'web'));
const signIn = (address: string) =>
  fetch(`${address}/api/account/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@demo.test', password: 'Demo@1234' }),
  });

it('answers on one port: health, the API, the app on every other address', async () => {
  withDemo();
  const { address, stop } = await begin();
  try {
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
    expect((await fetch(`${address}/api/nothing`)).status).toBe(404);
    expect((await fetch(`${address}/assets/of-an-older-build.js`)).status).toBe(404);
    const page = await fetch(`${address}/products`);
    expect(await page.text()).toContain('<title>TolaShop</title>');
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' https:\/\/accounts\.google\.com.*frame-ancestors 'none'/,
    );
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const { data } = (await (await fetch(`${address}/api/account/nonce`)).json()) as { data: object };
    expect(data).toMatchObject({ clientId: 'tolashop-demo', issuer: '/demo-identity' });
    const issuer = await fetch(`${address}/demo-identity/.well-known/openid-configuration`);
    expect(await issuer.json()).toMatchObject({ authorization_endpoint: `${address}/demo-identity/auth` });
    expect(await (await fetch(`${address}/api/outbox`)).json()).toEqual({ data: [] });
    expect(await (await fetch(`${address}/api/chat-outbox`)).json()).toEqual({ data: [] });
  } finally {
    await stop();
  }
});

it('shows its figures to whoever brings the token, where there is one', async () => {
  withDemo();
  const token = 'f1e2d3c4b5a697887766';
  const { address, stop } = await begin({ METRICS_TOKEN: token });
  try {
    expect((await signIn(address)).status).toBe(200);
    const figures = (authorization?: string) =>
      fetch(`${address}/metrics`, { headers: { ...(authorization && { authorization }) } });
    expect([(await figures()).status, (await figures(`Bearer ${token}x`)).status]).toEqual([401, 401]);
    const shown = await (await figures(`Bearer ${token}`)).text();
    expect(shown).toContain('tolashop_http_requests_total{operation="account.signin",status="200"} 1\n');
    expect(shown).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  } finally {
    await stop();
  }
});

it('tells its own webhook what became of messages that were under way when it died', async () => {
  const journal = join(folder, 'chat/messages.jsonl');
  const telling = { status: 'sent', at: 1_000, due: 1_000, told: false };
  const message = {
    id: 'wamid.1',
    at: 1_000,
    phoneNumberId: '1',
    to: '919820011001',
    reference: 'r',
    category: 'UTILITY',
  };
  withDemo();
  mkdirSync(join(folder, 'chat'), { recursive: true });
  writeFileSync(journal, `${JSON.stringify({ accepted: { ...message, buttons: [], tellings: [telling] } })}\n`);
  const { stop } = await begin();
  try {
    await eventually(() => expect(readFileSync(journal, 'utf8')).toContain('{"told":"wamid.1","telling":0}'));
  } finally {
    await stop();
  }
});

it('gives shops from before the tax office’s lists what new ones begin with', async () => {
  await withDatabase();
  const bare = env({ DEMO: 'off', GOOGLE_CLIENT_ID: 'id' });
  const id = '01900000-0000-7000-8000-000000000001';
  const before = await openDatabase(bare);
  await before.pool.query(`insert into tenants (id, name, status, created_at, updated_at)
    values ('${id}', 'Older', 'Active', '2020-01-01', '2020-01-01')`);
  await before.pool.query(`insert into shops (id, tenant_id, name, status, created_at, updated_at)
    values ('${id}', '${id}', 'Older', 'Approved', '2020-01-01', '2020-01-01')`);
  await before.close();
  await (await start(bare, join(folder, 'web'))).stop();
  const after = await openDatabase(bare);
  const { rows } = await after.pool.query<{ rates: number }>('select count(*)::integer as rates from gst_rates');
  await after.close();
  expect(rows).toEqual([{ rates: standardGstRates.length }]);
});

it('keeps data and sessions over a restart, lets no second process near them, and no account of the demo in without it', async () => {
  withDemo();
  const first = await begin();
  const reply = await signIn(first.address);
  const { data } = (await reply.json()) as { data: { token: string; shops: { id: string }[] } };
  await expect(begin()).rejects.toThrow('in use by another process');
  await first.stop();
  const second = await begin();
  try {
    const me = await fetch(`${second.address}/api/account/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect(me.status).toBe(200);
    // Of permissions that migrations brought before the demo came nobody is told.
    for (const { id } of data.shops) {
      const told = await fetch(`${second.address}/api/shops/${id}/notifications?pageSize=100`, {
        headers: { authorization: `Bearer ${data.token}` },
      });
      const { items } = ((await told.json()) as { data: { items: { kind: string }[] } }).data;
      expect(items.map(({ kind }) => kind)).not.toContain('permissionsAdded');
    }
  } finally {
    await second.stop();
  }
  const third = await begin({ DEMO: 'off', GOOGLE_CLIENT_ID: 'x' });
  try {
    const me = await fetch(`${third.address}/api/account/me`, { headers: { authorization: `Bearer ${data.token}` } });
    expect([me.status, (await signIn(third.address)).status]).toEqual([401, 401]);
  } finally {
    await third.stop();
  }
});

it('has neither accounts nor an issuer nor an outbox where the demo is off', async () => {
  await withDatabase();
  const { address, stop } = await begin({ DEMO: 'off', GOOGLE_CLIENT_ID: 'x' });
  try {
    expect((await signIn(address)).status).toBe(401);
    const { data } = (await (await fetch(`${address}/api/account/nonce`)).json()) as { data: object };
    expect(data).toEqual({ nonce: expect.any(String), clientId: 'x' });
    const issuer = await fetch(`${address}/demo-identity/.well-known/openid-configuration`);
    expect(await issuer.text()).toContain('<title>TolaShop</title>');
    for (const name of ['outbox', 'chat-outbox']) expect((await fetch(`${address}/api/${name}`)).status).toBe(404);
  } finally {
    await stop();
  }
});
