import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JobState, Log, Statement } from '../../api/ports.ts';
import { embeddedQueue, serverQueue } from '../../tests/support/queue.ts';
import type { OpenedQueue } from '../../tests/support/queue.ts';
import { pgBossJobs } from './pgboss.ts';
import type { RunningJobs } from './pgboss.ts';

const engines: [string, boolean, () => Promise<OpenedQueue>][] = [
  ['the embedded database', true, () => embeddedQueue(null)],
  ['a PostgreSQL server', false, serverQueue],
];

const asApp: Statement = { text: "select set_config('role', 'app', true)", values: [] };
const whoAmI: Statement = { text: 'select current_user', values: [] };

describe.each(engines)('jobs on %s', (_, alone, open) => {
  let opened: OpenedQueue;
  let jobs: RunningJobs;
  let logged: unknown[][] = [];
  const log: Log = (...event) => void logged.push(event);
  const start = async (settings = {}): Promise<RunningJobs> =>
    (jobs = await pgBossJobs({ pool: opened.pool, log, alone, ...settings }));

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  afterEach(async () => {
    await jobs.stop();
    await opened.owner.query('delete from jobs.job');
    expect(logged.filter(([level]) => level !== 'info')).toEqual([]);
    logged = [];
  });

  const enqueue = (data: Record<string, unknown>): Promise<void> =>
    opened.database.transaction(async run => {
      await run([asApp]);
      await jobs.enqueue(run, 'imports', data);
    });
  const states = async (): Promise<string[]> =>
    (await opened.owner.query('select state from jobs.job order by created_on')).rows.map(row => row.state as string);

  /** Takes jobs and hands each to the test, which says how it ends. */
  async function takeJobs(): Promise<{ next(): Promise<JobState & { end: PromiseWithResolvers<void> }> }> {
    const taken: (JobState & { end: PromiseWithResolvers<void> })[] = [];
    let arrived = Promise.withResolvers<void>();
    await jobs.work('imports', job => {
      const end = Promise.withResolvers<void>();
      taken.push({ ...job, end });
      arrived.resolve();
      return end.promise;
    });
    return {
      async next() {
        while (taken.length === 0) await (arrived = Promise.withResolvers<void>()).promise;
        return taken.shift()!;
      },
    };
  }

  it('reach their handler with their data, without waiting for the poll, and are done once', async () => {
    await start({ pollSeconds: 24 * 60 * 60 });
    const { next } = await takeJobs();
    for (const number of [1, 2, 3, 4, 5]) {
      await enqueue({ number, name: 'सोना' });
      const job = await next();
      expect(job.data).toEqual({ number, name: 'सोना' });
      job.end.resolve();
      await expect.poll(states).toEqual(Array.from({ length: number }, () => 'completed'));
    }
  });

  it('are queued by a role that may not, which goes on as that role', async () => {
    await start();
    await opened.database.transaction(async run => {
      await run([asApp]);
      await jobs.enqueue(run, 'imports', {});
      expect((await run([whoAmI]))[0]!.rows).toEqual([['app']]);
    });
    const direct = opened.database.transaction(run =>
      run([asApp, { text: "insert into jobs.job_common (name) values ('imports')", values: [] }]),
    );
    await expect(direct).rejects.toMatchObject({ code: '42501' });
    expect(await states()).toEqual(['created']);
  });

  it('do not exist when the transaction that queued them failed', async () => {
    await start();
    const failing = opened.database.transaction(async run => {
      await jobs.enqueue(run, 'imports', {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await states()).toEqual([]);
  });

  it('go through a batch as well', async () => {
    await start();
    await jobs.enqueue(opened.database.batch, 'imports', {});
    expect(await states()).toEqual(['created']);
  });

  it('queued before anybody worked are found', async () => {
    await start();
    await enqueue({ waiting: true });
    const { next } = await takeJobs();
    const job = await next();
    expect(job.data).toEqual({ waiting: true });
    job.end.resolve();
  });

  it('that fail are told to the log and handed out again', async () => {
    await start();
    const { next } = await takeJobs();
    await enqueue({});
    const first = await next();
    first.end.reject(new Error('no such shop'));
    const second = await next();
    expect(second.id).toBe(first.id);
    second.end.resolve();
    await expect.poll(states).toEqual(['completed']);
    expect(logged).toMatchObject([['error', 'A job failed', { queue: 'imports', id: first.id }]]);
    logged = [];
  });

  it('hear of a stop, which waits for them, and are handed out again at the next start', async () => {
    await start();
    const { next } = await takeJobs();
    await enqueue({});
    const job = await next();
    const stopped = jobs.stop();
    expect(job.signal.aborted).toBe(true);
    let waited = true;
    void stopped.then(() => (waited = false));
    await opened.owner.query('select 1');
    expect(waited).toBe(true);
    job.end.resolve();
    await stopped;
    expect(await states()).toEqual(['retry']);

    await start();
    const again = await (await takeJobs()).next();
    expect(again.id).toBe(job.id);
    expect(again.signal.aborted).toBe(false);
    again.end.resolve();
    await expect.poll(states).toEqual(['completed']);
  });

  it('that do not heed a stop do not keep it from ending', async () => {
    await start();
    const { next } = await takeJobs();
    await enqueue({});
    const job = await next();
    await jobs.stop(10);
    expect(await states()).toEqual(['retry']);
    job.end.resolve();
  });

  it('that have gone wrong in the queue itself reject', async () => {
    await start();
    await expect(
      opened.database.transaction(run => jobs.enqueue(run, 'imports', { text: 'a\0b' })),
    ).rejects.toMatchObject({ name: 'DatabaseError' });
  });
});
