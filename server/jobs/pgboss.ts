import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Job } from 'pg-boss';
import type { Jobs, JobState, Log } from '../../api/ports.ts';
import { executor } from './executor.ts';
import { jobsSchema } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { waker } from './waker.ts';

type Options = {
  pool: pg.Pool;
  log: Log;
  /** No other process uses this database, so that a job found active at the start was left by one that died. */
  alone: boolean;
  /** How often jobs are looked for that another process has queued, or that waited for their time. */
  pollSeconds?: number;
};

type Handler = (job: JobState) => Promise<void>;

export type RunningJobs = Jobs & {
  /** Fires the handlers' signal and waits for them for `graceMs`; what they did not end is handed out again. */
  stop(graceMs?: number): Promise<void>;
};

/** Starts the queue, whose schema has to be there: see `jobsMigration`. */
export async function pgBossJobs({ pool, log, alone, pollSeconds = 2 }: Options): Promise<RunningJobs> {
  const working = { localConcurrency: 2, pollingIntervalSeconds: pollSeconds, heartbeatRefreshSeconds: 5 };
  const boss = new PgBoss({ db: executor(pool), ...settings(alone) });
  boss.on('error', error => log('error', 'The job queue failed', { error }));
  boss.on('warning', warning => log('warn', 'The job queue warns', { warning }));
  await boss.start();
  if (alone) await handOutAgain(pool, boss);
  // Jobs whose process has died meanwhile are handed out at once instead of after the first interval.
  await boss.supervise();

  const stopping = new AbortController();
  const wake = waker(boss, pollSeconds * 1000);
  const queues = new Set<string>();
  return {
    async enqueue(run, queue, data, after) {
      const id = await boss.send(queue, data, { db: inTransaction(run), ...(after && { startAfter: after }) });
      if (id === null) throw new Error(`The queue ${queue} took no job.`);
      if (queues.has(queue) && !after) void wake.expect(queue, id);
    },
    async work(queue, handler) {
      queues.add(queue);
      await boss.work<JobState['data']>(queue, working, async ([job]) => {
        wake.seen(job!.id);
        await handle({ ...job!, signal: AbortSignal.any([job!.signal, stopping.signal]) }, handler, log);
      });
    },
    async stop(graceMs = 10_000) {
      wake.stop();
      stopping.abort(new Error('The server is stopping.'));
      const ended = Promise.all([...queues].map(queue => boss.offWork(queue)));
      await Promise.race([ended, delay(graceMs, undefined, { ref: false })]);
      await nobodyLooks(boss);
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * A handler that returns after its signal has fired may have left half-way. It is handed out again: handlers resume, and
 * one that had ended finds nothing to do.
 */
async function handle({ id, name, data, signal }: Job<JobState['data']>, handler: Handler, log: Log): Promise<void> {
  try {
    await handler({ id, data, signal });
    signal.throwIfAborted();
  } catch (error) {
    if (!signal.aborted) log('error', 'A job failed', { queue: name, id, error });
    throw error;
  }
}

/** The login role owns nothing: no migrations, no rebuilding of indexes. Nothing is scheduled, and no job waits for another. */
const settings = (alone: boolean) => ({
  schema: jobsSchema,
  migrate: false,
  createSchema: false,
  schedule: false,
  reindex: false,
  monitorVacuum: false,
  flowIntervalSeconds: 24 * 60 * 60,
  queueCacheIntervalSeconds: 60 * 60,
  // Looks for jobs whose process has died. Alone there can be none, and the rest, deleting old jobs, has time.
  superviseIntervalSeconds: alone ? 60 * 60 : 10,
  monitorIntervalSeconds: alone ? 60 * 60 : 10,
});

/** What is handed out again must not be taken by a worker of ours whose look for a job is still under way. */
async function nobodyLooks(boss: PgBoss): Promise<void> {
  while (boss.getWipData().some(({ count }) => count === 0)) await delay(5);
}

async function handOutAgain(pool: pg.Pool, boss: PgBoss): Promise<void> {
  const { rows } = await pool.query<{ name: string; id: string }>(
    `SELECT name, id FROM ${jobsSchema}.job WHERE state = 'active'`,
  );
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'The process that ran this job has ended.' });
}
