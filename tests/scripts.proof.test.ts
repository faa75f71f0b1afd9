import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Copy } from './support/copy.ts';
import { freePort } from './support/freePort.ts';
import { freshDatabase, placeDatabase } from './support/freshDatabase.ts';
import { scripts, startScript, type Started } from './support/script.ts';

const root = join(import.meta.dirname, '..');
let dataDir: string;
let backups: string;
/** With a database, and without the demo's pictures: to make them takes the longest of a first start. */
let env: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tolashop-scripts-'));
  backups = mkdtempSync(join(tmpdir(), 'tolashop-backups-'));
  await placeDatabase(join(dataDir, 'database'));
  env = {
    DATA_DIR: dataDir,
    DEMO: 'off',
    GOOGLE_CLIENT_ID: 'none',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    PORT: String(await freePort()),
  };
});
afterAll(() => {
  for (const folder of [dataDir, backups]) rmSync(folder, { recursive: true, force: true });
});

const running: Started[] = [];
afterEach(async () => {
  for (const started of running.splice(0)) await started.stop();
});
const start: typeof startScript = (...args) => {
  const started = startScript(...args);
  running.push(started);
  return started;
};

/** Waits for something to be said, and not longer than the script runs. */
const heard = async (script: Started, text: string, times = 1) => {
  const gone = script.ended.then(code => Promise.reject(new Error(`It ended with ${code}:\n${script.said()}`)));
  gone.catch(() => undefined);
  const told = vi.waitFor(() => expect(script.said().split(text).length, script.said()).toBeGreaterThan(times), {
    timeout: 240_000,
  });
  await Promise.race([told, gone]);
};
const toItsEnd = async (...args: Parameters<typeof start>) => {
  const script = start(...args);
  return { code: await script.ended, said: script.said() };
};
const get = async (address: string) => {
  const reply = await fetch(address);
  return { status: reply.status, text: await reply.text() };
};
const isSilent = (port: string) => expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();

const done = (said: string | RegExp) => ({ code: 0, said: expect.stringMatching(said) as string });

const probes: Record<string, () => Promise<void>> = {
  test: async () => expect(await toItsEnd('test', ['--only=build'])).toEqual(done('1 passed, 0 failed')),
  build: async () => expect(await toItsEnd('build', ['--help'])).toEqual(done('--outDir')),
  typecheck: async () => expect(await toItsEnd('typecheck', ['--version'])).toEqual(done(/\d\.\d/)),
  lint: async () => expect(await toItsEnd('lint', ['scripts/dev.ts'])).toEqual(done('on 1 file')),
  format: async () => expect(await toItsEnd('format', ['--version'])).toEqual(done(/^\d/)),
  bench: async () => expect(await toItsEnd('bench', ['--list'])).toEqual(done(/^list\n(.+\n)+bundle\n/)),
  bom: async () => expect(await toItsEnd('bom', [])).toEqual(done(/^[1-9]\d{2} packages are in .*bom\.cdx\.json\.\n$/)),
  soak: async () =>
    expect(await toItsEnd('soak', ['--list', 'kills'])).toEqual(done('tests/messages/kills.proof.test.ts')),
  sabotage: async () =>
    expect(await toItsEnd('sabotage', ['--list'])).toEqual(done(/sabotage\.proof\.test\.ts > sabotage > /)),
  mutants: async () =>
    expect(await toItsEnd('mutants', ['--list', '--group=kit', '--sample=3'])).toEqual(
      done(/\n(schema\/.+:\d+ {2}.+ → .+\n){3}/),
    ),

  async migration() {
    const copy = new Copy();
    onTestFinished(() => copy.remove());
    expect(await toItsEnd('migration', ['probe'], {}, copy.folder)).toEqual(done('hold all that the schema has'));
  },

  async migrate() {
    const { url, adminUrl, drop } = await freshDatabase();
    onTestFinished(drop);
    const urls = { DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: url };
    expect(await toItsEnd('migrate', [], urls)).toEqual(done(/Applied 0001_ground\.sql.*\n.* may run the server/));
    expect(await toItsEnd('migrate', [], urls)).toEqual(done('up to date'));
  },

  async start() {
    const script = start('start', [], env);
    await heard(script, `TolaShop runs at http://127.0.0.1:${env.PORT}\n`);
    expect(await get(`http://127.0.0.1:${env.PORT}/`)).toMatchObject({
      status: 200,
      text: expect.stringContaining('<title>'),
    });
    const notices = await get(`http://127.0.0.1:${env.PORT}/third-party.txt`);
    expect(notices.status).toBe(200);
    for (const held of ['\nreact 19', '\n@fontsource/mukta ', 'SIL OPEN FONT LICENSE'])
      expect(notices.text).toContain(held);
    expect(await script.stop()).toBe(0);
  },

  async admin() {
    expect(await toItsEnd('admin', ['asha@shop.example'], env)).toEqual(done(/http:\/\/127\.0\.0\.1:\d+\/\S+token=/));
  },

  async doctor() {
    const { code, said } = await toItsEnd('doctor', [], { ...env, DEMO: 'on', GOOGLE_CLIENT_ID: undefined! });
    expect([code, said]).toEqual([0, expect.stringMatching(/^fine +DATA_DIR: /m)]);
  },

  async backup() {
    expect(await toItsEnd('backup', [join(backups, 'shop.tar')], env)).toEqual(
      done(/shop\.tar holds \d+ rows of \d+ tables/),
    );
    expect(await toItsEnd('backup', [join(backups, 'shop.tar')], env)).toMatchObject({ code: 1 });
  },

  async restore() {
    await toItsEnd('backup', [join(backups, 'other.tar')], env);
    const onServer = { ...env, DATABASE_ADMIN_URL: 'postgres://owner@127.0.0.1/shop' };
    expect(await toItsEnd('restore', ['--check', join(backups, 'other.tar')], onServer)).toEqual(
      done(
        /into an embedded database, where it was tried: .* not tried on your PostgreSQL server: .*CHECK_DATABASE_URL/,
      ),
    );
    const place = { ...env, DATA_DIR: join(backups, 'restored') };
    expect(await toItsEnd('restore', [join(backups, 'other.tar')], place)).toEqual(
      done(/^Restored \d+ rows .* Now start\.$/m),
    );
  },

  async dev() {
    const port = String(await freePort());
    const page = `http://127.0.0.1:${port}`;
    const script = start('dev', ['--port', port, '--strictPort'], env);
    const greeting = `TolaShop runs at ${page}\n`;
    await heard(script, greeting);
    expect((await get(page)).text).toContain('/src/main.tsx');
    expect((await get(`${page}/api/openapi.json`)).status).toBe(200);
    utimesSync(join(root, 'api/app.ts'), new Date(), new Date());
    await heard(script, greeting, 2);
    expect((await get(`${page}/api/openapi.json`)).status).toBe(200);
    // Without vite there is no use for the rest.
    expect(await toItsEnd('dev', ['--port', port, '--strictPort'], env)).toMatchObject({ code: 1 });
    expect(await script.stop()).toBe(0);
    await isSilent(port);
    await isSilent(env.PORT!);
  },

  async 'dev:mock'() {
    const port = String(await freePort());
    const script = start('dev:mock', ['--port', port, '--strictPort']);
    await heard(script, `http://127.0.0.1:${port}/`);
    expect((await get(`http://127.0.0.1:${port}/`)).text).toContain('html-proxy');
    const first = await get(`http://127.0.0.1:${port}/index.html?html-proxy&index=0.js`);
    expect(first.text).toContain('/mocks/browser.ts');
    expect((await get(`http://127.0.0.1:${port}/mocks/browser.ts`)).status).toBe(200);
    await script.stop();
  },
};

/** What npm runs by itself before or after another one needs no name. */
const ownScripts = Object.keys(scripts).filter(name => !/^(pre|post)/.test(name));

it('every script is in README’s table, nothing else is, and each is tried here', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const rows = readme.split('| command | what it does |')[1]!.split('\n\n')[0]!.split('\n').slice(2);
  const named = rows.flatMap(row =>
    [...row.split('|')[1]!.matchAll(/`(?:npm )?(?:run )?([\w:]+)/g)].map(([, name]) => name!),
  );
  expect([...new Set(named)].toSorted()).toEqual(ownScripts.toSorted());
  expect(Object.keys(probes).toSorted()).toEqual(ownScripts.toSorted());
});

it.each(Object.entries(probes))('npm run %s', async (_name, probe) => {
  await probe();
  expect(running.length, 'scripts tried').toBeGreaterThan(0);
});
