import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, constants, rmSync } from 'node:fs';
import { copyFile, mkdir, opendir, writeFile } from 'node:fs/promises';
import { createConnection, createServer, type Socket } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';

/**
 * An embedded database is open in one process. So that another can copy it while it goes on, that one listens on a socket in its folder,
 * which only its own user reaches, and does what PostgreSQL does for pg_basebackup: from `pg_backup_start` to `pg_backup_stop` the files
 * may be copied as they change, and the log kept since then makes them one moment again. Nobody waits meanwhile.
 */
export async function offerCopies(pool: pg.Pool, folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  // Whoever asks for a copy there is told why there is none.
  if (path === null) return async () => {};
  // Left by a process that was killed; the folder is ours.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const serving = new Set<Promise<void>>();
  const server = createServer(socket => {
    sockets.add(socket);
    const served = serve(pool, socket, serving.size > 0).finally(() => {
      sockets.delete(socket);
      serving.delete(served);
    });
    serving.add(served);
  });
  server.listen(path);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
    await Promise.all(serving);
  };
}

type Told = { from?: string; to?: string; label?: string; error?: string };

const begin = `select pg_walfile_name(pg_backup_start('tolashop', true)) as "from"`;
const stop = `select pg_walfile_name(lsn) as "to", labelfile as label from pg_backup_stop(false)`;
/** The log since then stays, whatever checkpoints come. The session's end is its end too. */
const keepLog = `select pg_create_physical_replication_slot('tolashop', true, true)`;
const dropLog = `select pg_drop_replication_slot('tolashop')`;

async function serve(pool: pg.Pool, socket: Socket, isBusy: boolean): Promise<void> {
  const tell = (told: Told) => socket.write(`${JSON.stringify(told)}\n`);
  const gone = once(socket, 'close').catch(() => {});
  // Whoever is cut off is gone, and nothing else.
  socket.on('error', () => {});
  if (isBusy) return void socket.end(`${JSON.stringify({ error: 'Another backup is under way.' })}\n`);
  const undo: string[] = [];
  try {
    await pool.query(keepLog);
    undo.push(dropLog);
    const { rows: begun } = await pool.query<Told>(begin);
    undo.push(stop);
    tell(begun[0]!);
    // Told to, or left alone.
    await Promise.race([once(socket, 'data'), gone]);
    const { rows: stopped } = await pool.query<Told>(stop);
    undo.pop();
    tell(stopped[0]!);
    await gone;
  } catch (error) {
    tell({ error: String(error) });
  } finally {
    // The database may be gone, and what was begun with it.
    for (const statement of undo.toReversed()) await pool.query(statement).catch(() => {});
    socket.end();
  }
}

/** Makes `to` a folder that holds the database of `folder` as of the moment before this resolves. */
export async function copyRunning(folder: string, to: string): Promise<void> {
  const socket = await connected(folder);
  try {
    const lines = createInterface(socket)[Symbol.asyncIterator]();
    const heard = async (): Promise<Told> => {
      const { value, done } = await lines.next();
      const told: Told = done ? { error: 'The server has ended.' } : (JSON.parse(value) as Told);
      if (told.error) throw new Error(`The running server made no copy: ${told.error}`);
      return told;
    };
    const { from } = await heard();
    const [source, target] = [join(folder, 'data'), join(to, 'data')];
    await copyFolder(source, target, name => name !== 'pg_wal' && name !== 'pg_replslot' && name !== 'postmaster.pid');
    socket.write('stop\n');
    const { to: last, label } = await heard();
    for (const empty of ['pg_wal/archive_status', 'pg_replslot']) await mkdir(join(target, empty), { recursive: true });
    await copyFolder(join(source, 'pg_wal'), join(target, 'pg_wal'), name => name >= from! && name <= last!);
    await writeFile(join(target, 'backup_label'), label!);
  } finally {
    socket.destroy();
  }
}

/** Others than a server have it open for moments; a server offers copies once it has started. */
async function connected(folder: string): Promise<Socket> {
  const path = socketOf(folder);
  if (path === null) throw new Error(`${folder} is too long a path for a socket: stop the server for a backup.`);
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
  } catch (cause) {
    throw new Error(`Whoever has ${folder} open is no running server of this version: try again, or stop it first.`, {
      cause,
    });
  }
  // The line that is missing then says it.
  return socket.on('error', () => {});
}

/** What goes meanwhile is no loss: the log says so too. */
async function copyFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): Promise<void> {
  await mkdir(to, { recursive: true });
  for await (const entry of await opendir(from)) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const copied = entry.isDirectory()
      ? copyFolder(source, target)
      : copyFile(source, target, constants.COPYFILE_FICLONE);
    await copied.catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

const longestPath = 100;

/** A socket's path may have about a hundred letters: the shorter one counts, from where the process is or from the root. Null: both are longer. */
function socketOf(folder: string): string | null {
  const path = join(resolve(folder), 'copies.sock');
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\tolashop-${createHash('sha256').update(path).digest('hex')}`;
  }
  const near = relative(process.cwd(), path);
  const shorter = near.length < path.length ? near : path;
  return Buffer.byteLength(shorter) > longestPath ? null : shorter;
}
