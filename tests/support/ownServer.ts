import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/db/migrations.ts';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';
import type { Difference } from './serverChild.ts';

/** The product in a process of its own, which a test may kill and start again on the same data and the same port. */
export type OwnServer = {
  address: string;
  dataDir: string;
  start(): Promise<void>;
  /** The process that runs. */
  child(): ChildProcess;
  /** All that it wrote so far. */
  said(): string;
  /** As an operator stops it: it ends what is under way. */
  stop(): Promise<void>;
  /** As when the power goes. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

/** What several processes share: a migrated database on a server, and a folder. */
export type Shared = { url: string; dataDir: string };

type Options = { more?: NodeJS.ProcessEnv; bare?: boolean; cwd?: string } & Pick<Difference, 'timing'>;

/** `more`: other variables than those of a demo. `bare`: without the built app. `timing`: of messages, where the usual one takes long. `cwd`: another copy of the project. */
export async function ownServer(
  database: 'embedded' | 'server' | Shared,
  { more = {}, bare = false, timing, cwd = root }: Options = {},
): Promise<OwnServer> {
  const shared = typeof database === 'object' ? database : null;
  const dataDir = shared?.dataDir ?? mkdtempSync(join(tmpdir(), 'tolashop-own-'));
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const postgres = database === 'server' ? await migratedPostgres() : null;
  const own = { PORT: port, DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: (shared ?? postgres)?.url ?? '' };
  const env = { ...process.env, ...own, ...more };
  let running: ChildProcess | undefined;
  const difference: Difference = { ...(bare && { app: bareApp() }), ...(timing && { timing }) };
  const isAsItIs = !Object.keys(difference).length;
  const program = isAsItIs ? ['server/main.ts'] : ['tests/support/serverChild.ts', JSON.stringify(difference)];
  let said = '';
  const endBy = (signal: NodeJS.Signals) => async () => {
    if (!running) return;
    if (running.exitCode === null && running.signalCode === null) {
      const ended = once(running, 'exit');
      running.kill(signal);
      await ended;
    }
    running = undefined;
  };
  const kill = endBy('SIGKILL');
  return {
    address,
    dataDir,
    async start() {
      said = '';
      running = spawn(process.execPath, program, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      for (const stream of [running.stdout!, running.stderr!])
        stream.setEncoding('utf8').on('data', (text: string) => (said += text));
      await greeted(running, () => said);
    },
    child: () => running!,
    said: () => said,
    stop: endBy('SIGTERM'),
    kill,
    async remove() {
      await kill();
      await postgres?.stop();
      if (!shared) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** It says where it runs as soon as it can be spoken to. */
function greeted(child: ChildProcess, said: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout!.on('data', () => said().includes('TolaShop runs at') && resolve());
  child.once('close', () => reject(new Error(`The server ended before it was ready.\n${said()}`)));
  return promise;
}

/** A page and nothing else. */
function bareApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-bare-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>TolaShop</title>');
  return folder;
}

async function migratedPostgres() {
  const postgres = await startPostgres();
  const owner = new pg.Pool({ connectionString: postgres.adminUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${pg.escapeIdentifier(new URL(postgres.url).username)}`);
  await owner.end();
  return postgres;
}
