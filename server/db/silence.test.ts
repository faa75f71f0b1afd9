import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/postgresServer.ts';
import { openServer } from './server.ts';

const select = (text: string) => ({ text, values: [] });
const one = [select('select 1')];
const gone = expect.objectContaining({ name: 'DatabaseError', code: '08006' }) as unknown;

/** Of the processes of Linux: who began which. */
const parentOf = (pid: number) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/.*\) /, '').split(' ')[1]);
const processes = () => readdirSync('/proc').map(Number).filter(Number.isInteger);
const isChildOf = (parent: number) => (pid: number) => {
  try {
    return parentOf(pid) === parent;
  } catch {
    return false;
  }
};

/** A worker may have ended before it hears it. */
const signal = (pid: number, name: 'SIGSTOP' | 'SIGCONT') => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

describe.runIf(process.platform === 'linux')('a database that is frozen', () => {
  let postgres: Awaited<ReturnType<typeof startServer>>;
  let opened: ReturnType<typeof openServer>;
  const frozen = new Set<number>();
  const freeze = (...pids: number[]) => pids.forEach(pid => (frozen.add(pid), signal(pid, 'SIGSTOP')));
  const thaw = () => {
    for (const pid of frozen) signal(pid, 'SIGCONT');
    frozen.clear();
  };
  const pidOf = async () => Number((await opened.database.batch([select('select pg_backend_pid()')]))[0]!.rows[0]![0]);

  beforeAll(async () => {
    postgres = await startServer();
    opened = openServer({ url: (await createDatabase(postgres.adminUrl)).url, statementTimeoutMs: 5_000 });
  });
  afterAll(async () => {
    thaw();
    await opened.close();
    await postgres.stop();
  });

  it('fails whoever waits and whoever comes, and is used again when it goes on', async () => {
    const { batch, read, transaction } = opened.database;
    const postmaster = parentOf(await pidOf());
    freeze(postmaster, ...processes().filter(isChildOf(postmaster)));
    const asked = [batch(one), read(one), read(one), transaction(run => run(one)), batch(one)];
    for (const answer of await Promise.allSettled(asked)) expect(answer).toEqual({ status: 'rejected', reason: gone });
    await expect(batch(one)).rejects.toEqual(gone);
    thaw();
    await expect.poll(() => batch(one).then(([result]) => result!.rows)).toEqual([['1']]);
  });

  it('in one of its processes alone fails whoever waits for that one', async () => {
    let pid = 0;
    const waiting = opened.database.transaction(async run => {
      pid = Number((await run([select('select pg_backend_pid()')]))[0]!.rows[0]![0]);
      freeze(pid);
      return run(one);
    });
    await expect(waiting).rejects.toEqual(gone);
    expect((await opened.database.batch(one))[0]!.rows).toEqual([['1']]);
    thaw();
  });

  it('is not one that works for long', async () => {
    const [slept] = await opened.database.batch([select('select 7 from pg_sleep(4.5)')]);
    expect(slept!.rows).toEqual([['7']]);
  });
});
