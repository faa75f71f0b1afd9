import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './freePort.ts';
import { postgresPrograms } from './postgresPrograms.ts';

type Owner = { uid: number; gid: number };

/** Quick to fill, and gone with the power: for tests. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A server of its own; `stop` removes the folder with all its data. Without settings it syncs nothing to disk. */
export async function startServer(settings = forgetful): Promise<{ adminUrl: string; stop(): Promise<void> }> {
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
  try {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const programs = await postgresPrograms(folder);
    const port = await freePort();
    const server = await startIn(join(folder, 'data'), programs, [`port=${port}`, ...settings], owner);
    const removeAtExit = () => (server.kill('SIGQUIT'), remove());
    process.once('exit', removeAtExit);
    const stop = async () => {
      process.off('exit', removeAtExit);
      await end(server);
      remove();
    };
    return { adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    remove();
    throw error;
  }
}

async function startIn(
  data: string,
  programs: string,
  settings: readonly string[],
  owner?: Owner,
): Promise<ChildProcess> {
  const options = { cwd: dirname(data), env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...owner };
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
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
    if (log.includes('ready to accept connections')) resolve();
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
