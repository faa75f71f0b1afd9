import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/db/migrations.ts';
import { freePort } from '../support/freePort.ts';
import { startPostgres } from '../support/postgres.ts';

/** The product in a process of its own, which a test may kill and start again on the same data and the same port. */
export type OwnServer = {
  address: string;
  dataDir: string;
  start(): Promise<void>;
  /** As when the power goes. */
  kill(): Promise<void>;
  remove(): Promise<void>;
};

const root = join(import.meta.dirname, '../..');

export async function ownServer(database: 'embedded' | 'server'): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tolashop-own-'));
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const postgres = database === 'server' ? await migratedPostgres() : null;
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, DEMO: 'on', DATABASE_URL: postgres?.url ?? '' };
  let running: ChildProcess | undefined;
  const kill = async () => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    running = undefined;
  };
  return {
    address,
    dataDir,
    async start() {
      running = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
      await greeted(running);
    },
    kill,
    async remove() {
      await kill();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** It says where it runs as soon as it can be spoken to. */
async function greeted({ stdout }: ChildProcess): Promise<void> {
  let said = '';
  for await (const text of stdout!.setEncoding('utf8')) {
    said += String(text);
    if (said.includes('TolaShop runs at')) return void stdout!.resume();
  }
  throw new Error('The server ended before it was ready.');
}

async function migratedPostgres() {
  const postgres = await startPostgres();
  const owner = new pg.Pool({ connectionString: postgres.adminUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${pg.escapeIdentifier(new URL(postgres.url).username)}`);
  await owner.end();
  return postgres;
}
