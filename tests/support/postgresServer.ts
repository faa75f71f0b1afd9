import { type ChildProcess, execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort.ts';
import { postgresPrograms } from './postgresPrograms.ts';

type Owner = { uid: number; gid: number };

/** Returns the folder of initdb and postgres; may fill the given folder with them. */
type FindPrograms = (workFolder: string) => Promise<string>;

/** Quick to fill, and gone with the power: for tests. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

type Started = { adminUrl: string; stop(): Promise<void> };

/** A server of its own; `stop` removes the folder with all its data. Without settings it syncs nothing to disk. */
export async function startServer(
  settings = forgetful,
  findPrograms = postgresPrograms,
): Promise<Started & { replica(): Promise<Started> }> {
  const server = await startWith(settings, findPrograms, ({ data, programs, options }) => {
    const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  });
  return { ...server, replica: () => startReplica(server, settings, findPrograms) };
}

/** One that follows another, of whose folder it is a copy: not every machine has the program that makes one. */
async function startReplica(
  { adminUrl, data }: Started & { data: string },
  settings: readonly string[],
  findPrograms: FindPrograms,
) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { port } = new URL(adminUrl);
  const follow = [...settings, `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`];
  try {
    return await startWith(follow, findPrograms, async ({ data: own, options: { uid, gid } }) => {
      await admin.query(`select pg_backup_start('replica', true)`);
      cpSync(data, own, { recursive: true, filter: path => basename(path) !== 'postmaster.pid' });
      const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      writeFileSync(join(own, 'backup_label'), rows[0]!.labelfile);
      writeFileSync(join(own, 'standby.signal'), '');
      chmodSync(own, 0o700);
      if (uid !== undefined) giveAway(own, uid, gid!);
    });
  } finally {
    await admin.end();
  }
}

function giveAway(folder: string, uid: number, gid: number): void {
  for (const entry of [folder, ...readdirSync(folder, { recursive: true }).map(name => join(folder, String(name)))])
    chownSync(entry, uid, gid);
}

type Place = { data: string; programs: string; options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> };

async function startWith(
  settings: readonly string[],
  findPrograms: FindPrograms,
  fill: (place: Place) => void | Promise<void>,
): Promise<Started & { data: string }> {
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...owner };
    const place = { data: join(folder, 'data'), programs: await findPrograms(folder), options };
    await fill(place);
    const port = await freePort();
    const server = await startIn(place, [`port=${port}`, ...settings]);
    const removeAtExit = () => (server.kill('SIGQUIT'), remove());
    process.once('exit', removeAtExit);
    const stop = async () => {
      process.off('exit', removeAtExit);
      await end(server);
      remove();
    };
    return { adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, data: place.data };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startIn({ data, programs, options }: Place, settings: readonly string[]): Promise<ChildProcess> {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', data, ...all.flatMap(setting => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  await accepting(server);
  return server;
}

/** PostgreSQL tells by itself, in a line of its log, when it can be spoken to. */
function accepting(server: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    // Read to the end of its life: a full pipe would halt the server. Kept only until it is up.
    if (log.length < 100_000) log += chunk.toString();
    if (/ready to accept (read-only )?connections/.test(log)) resolve();
  });
  server.once('error', reject);
  server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code} before it was ready:\n${log}`)));
  return promise;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGINT');
  await once(server, 'exit');
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): Owner {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const line = ['postgres', 'nobody'].flatMap(name => users.find(user => user.startsWith(`${name}:`)) ?? [])[0];
  if (!line) throw new Error('PostgreSQL refuses to run as root, and this machine has no user postgres or nobody.');
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid: uid ?? NaN, gid: gid ?? NaN };
}
