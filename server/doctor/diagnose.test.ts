import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/support/freePort.ts';
import { freshDatabase, migratedDatabase } from '../../tests/support/freshDatabase.ts';
import { mailServer } from '../../tests/support/mailServer.ts';
import { diagnose, report } from './diagnose.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'tolashop-doctor-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keys = { keys: [{ kty: 'RSA' }] };

/** What Google, Meta or this site would answer. */
const answering = async (body: object | string, { status = 200, at = new Date() } = {}) => {
  const server = createServer((_, reply) =>
    reply.writeHead(status, { date: at.toUTCString() }).end(typeof body === 'string' ? body : JSON.stringify(body)),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Of a server for strangers on this machine, with `more`; `name: words` of all that is of the state. */
const said = async (state: string, more: NodeJS.ProcessEnv = {}) => {
  const port = String(await freePort());
  const own = {
    DATA_DIR: folder,
    PORT: port,
    DEMO: 'off',
    GOOGLE_CLIENT_ID: 'x',
    GOOGLE_JWKS_URL: await answering(keys),
  };
  const findings = await diagnose({ ...own, ...more });
  return findings.filter(found => found.state === state).map(({ what, says }) => `${what}: ${says}`);
};

it('finds nothing wrong with a demo on this machine, and says that it does not run', async () => {
  const findings = await diagnose({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([]);
  expect(report(findings)).toMatch(
    /^fine +DATA_DIR: .*\nfine +DATABASE_URL: is empty: the first start.*\nlook +PUBLIC_URL: Nobody answers/,
  );
});

it('says in one line what keeps the server from starting', async () => {
  expect(report(await diagnose({ PORT: 'eighty' }))).toBe(
    "WRONG  Configuration: PORT is 'eighty': it must be a number from 0 to 65535.",
  );
});

it.each([
  [200, 'fine', /^OTEL_EXPORTER_OTLP_ENDPOINT: Traces go to http.*\/v1\/traces/],
  [401, 'warn', /^OTEL_EXPORTER_OTLP_ENDPOINT: .* takes no traces: it answers 401/],
])('asks the collector of traces: %i', async (status, state, says) => {
  const collector = await answering({}, { status });
  expect(await said(state, { OTEL_EXPORTER_OTLP_ENDPOINT: collector })).toContainEqual(expect.stringMatching(says));
});

describe('from outside', () => {
  const outside = { HOST: '0.0.0.0', PUBLIC_URL: 'http://shop.test' };
  it.each([
    ['wrong', { ...outside, DEMO: 'on' }, /^DEMO: is on: everybody knows/],
    ['wrong', outside, /^PUBLIC_URL: .* is not https/],
    ['warn', { PUBLIC_URL: 'https://127.0.0.1:1' }, /^TRUST_PROXY: is off behind https/],
    ['warn', { ...outside, TRUST_PROXY: 'on' }, /^TRUST_PROXY: is on while 0\.0\.0\.0 can be reached/],
    ['warn', {}, /^SMTP_URL: is empty: letters stay/],
    ['warn', {}, /^WHATSAPP_TOKEN: is empty/],
  ])('says as %s of %j: %s', async (state, more, words) => {
    expect(await said(state, more)).toContainEqual(expect.stringMatching(words));
  });

  it('asks the public address whether it leads here', async () => {
    expect(await said('fine', { PUBLIC_URL: await answering('ok') })).toContainEqual(
      expect.stringMatching(/leads here/),
    );
    const other = { PUBLIC_URL: await answering('<html>') };
    expect(await said('warn', other)).toContainEqual(expect.stringMatching(/and not as this server does \(200\)/));
  });
});

describe('a folder', () => {
  it('that is a file is no folder', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await said('wrong', { DATA_DIR: file })).toEqual([`DATA_DIR: ${file} cannot be used: it is no folder`]);
  });

  it('that others may look into is named', async () => {
    const open = mkdtempSync(join(folder, 'open-'));
    chmodSync(open, 0o755);
    expect(await said('warn', { DATA_DIR: open })).toContainEqual(expect.stringMatching(/others on this machine may/));
  });
});

describe('a database server', () => {
  it('that is up to date is fine, with a role that owns nothing', async () => {
    const { url, adminUrl, drop } = await migratedDatabase();
    onTestFinished(drop);
    expect(await said('fine', { DATABASE_URL: url })).toContainEqual(expect.stringMatching(/PostgreSQL \d+ answers/));
    expect(await said('wrong', { DATABASE_URL: adminUrl })).toEqual([expect.stringMatching(/a role that owns tables/)]);
  });

  it('that is empty, or does not answer, is not', async () => {
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    expect(await said('wrong', { DATABASE_URL: url })).toEqual([expect.stringMatching(/npm run migrate/)]);
    const closed = `postgres://x@127.0.0.1:${await freePort()}/x`;
    expect(await said('wrong', { DATABASE_URL: closed })).toEqual([expect.stringMatching(/ECONNREFUSED/)]);
  });
});

it('A-12 LICENSE_KEY is one for all servers of a database, and a key at all', async () => {
  const DATABASE_URL = `postgres://x@127.0.0.1:${await freePort()}/x`;
  expect(await said('warn', { DATABASE_URL })).toContainEqual(expect.stringMatching(/^LICENSE_KEY: is empty/));
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  expect(await said('fine', { DATABASE_URL, LICENSE_KEY: key })).toContainEqual(expect.stringMatching(/^LICENSE_KEY:/));
  expect(report(await diagnose({ LICENSE_KEY: 'secret' }))).toMatch(
    /^WRONG {2}Configuration: LICENSE_KEY is no Ed25519 key/,
  );
});

describe('what others do for it', () => {
  const meta = { WHATSAPP_TOKEN: 't', WHATSAPP_APP_SECRET: 's', WHATSAPP_VERIFY_TOKEN: 'w' };

  it('a mail server lets it in, or does not answer', async () => {
    expect(await said('fine', { SMTP_URL: (await mailServer()).url })).toContainEqual(
      expect.stringMatching(/lets this one in/),
    );
    const closed = `smtp://127.0.0.1:${await freePort()}`;
    expect(await said('wrong', { SMTP_URL: closed })).toEqual([expect.stringMatching(/^SMTP_URL: .*ECONNREFUSED/)]);
  });

  it('Meta knows the token, or refuses it', async () => {
    const known = { ...meta, WHATSAPP_BASE_URL: await answering({ id: '1' }) };
    expect(await said('fine', known)).toContainEqual('WHATSAPP_TOKEN: Meta knows the token.');
    const refused = { ...meta, WHATSAPP_BASE_URL: await answering({ error: { code: 190 } }, { status: 401 }) };
    expect(await said('wrong', refused)).toEqual(['WHATSAPP_TOKEN: Meta refuses the token (its code 190).']);
    const closed = { ...meta, WHATSAPP_BASE_URL: `http://127.0.0.1:${await freePort()}` };
    expect(await said('warn', closed)).toContainEqual(expect.stringMatching(/^WHATSAPP_TOKEN: Meta cannot be asked/));
  });

  it('Google has its keys and the same time, or nobody signs in', async () => {
    const late = { GOOGLE_JWKS_URL: await answering(keys, { at: new Date(Date.now() - 3_600_000) }) };
    expect(await said('wrong', late)).toEqual([expect.stringMatching(/^Clock: .* Google are 3[56]\d\d s apart/)]);
    const gone = { GOOGLE_JWKS_URL: await answering({}, { status: 404 }) };
    expect(await said('wrong', gone)).toEqual([expect.stringMatching(/cannot be had \(status 404, and no keys\)/)]);
  });
});
