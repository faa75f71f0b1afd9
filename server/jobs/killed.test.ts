import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { expect, it, onTestFinished } from 'vitest';
import { embeddedQueue, serverQueue } from '../../tests/support/queue.ts';
import type { OpenedQueue } from '../../tests/support/queue.ts';
import { executor } from './executor.ts';
import { pgBossJobs } from './pgboss.ts';
import type { RunningJobs } from './pgboss.ts';
import { jobsSchema } from './schema.ts';

const timeout = 120_000;
/** How a process reaches the database that its first argument names. */
const reach = {
  embedded: `import { openEmbedded } from './db/embedded/openEmbedded.ts';
    const { pool, database } = await openEmbedded({ folder: process.argv[1] }), alone = true;`,
  server: `import { openServer } from './db/server.ts';
    const { pool, database } = openServer({ url: process.argv[1] }), alone = false;`,
};

it(
  'a job whose process was killed is handed out again at the next start of the embedded database',
  { timeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jobs-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await (await embeddedQueue(folder)).close();
    await killAtWork(reach.embedded, folder);

    const opened = await embeddedQueue(folder);
    onTestFinished(opened.close);
    expect(await states(opened)).toEqual(['active']);
    const jobs = await restarted(opened, true);
    expect(await states(opened)).toEqual(['retry']);
    expect(await firstJob(jobs)).toEqual({ shop: 7 });
  },
);

it(
  'a job whose process was killed is handed out again by a server that misses its heartbeat',
  { timeout },
  async () => {
    const opened = await serverQueue();
    onTestFinished(opened.close);
    await killAtWork(reach.server, opened.url!);
    await opened.owner.query('update jobs.queue set monitor_claim_on = null, monitor_on = null');

    await opened.owner.query('update jobs.job set heartbeat_on = now()');
    await restarted(opened, false);
    expect(await states(opened)).toEqual(['active']);

    await opened.owner.query("update jobs.job set heartbeat_on = now() - interval '21 s'");
    await opened.owner.query('update jobs.queue set monitor_claim_on = null, monitor_on = null');
    const jobs = await restarted(opened, false);
    expect(await states(opened)).toEqual(['retry']);
    expect(await firstJob(jobs)).toEqual({ shop: 7 });
  },
);

it('the migration makes what pg-boss expects', { timeout }, async () => {
  const opened = await serverQueue();
  onTestFinished(opened.close);
  const boss = new PgBoss({ db: executor(opened.pool), schema: jobsSchema });
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});

/** Runs a process that queues a job and takes it, and kills it as soon as it has. */
async function killAtWork(reaching: string, place: string): Promise<void> {
  const script = `${reaching}
    import { pgBossJobs } from './jobs/pgboss.ts';
    const jobs = await pgBossJobs({ pool, log: console.error, alone });
    await jobs.work('imports', () => new Promise(() => process.stdout.write('working')));
    await database.transaction(run => jobs.enqueue(run, 'imports', { shop: 7 }));`;
  const room = new URL('..', import.meta.url).href;
  const code = script.replaceAll("from './", `from '${room}`);
  const options = ['--input-type=module', '--eval', code, place];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of child.stdout.setEncoding('utf8')) {
    expect(text).toBe('working');
    child.kill('SIGKILL');
  }
}

async function restarted({ pool }: OpenedQueue, alone: boolean): Promise<RunningJobs> {
  const logged: unknown[] = [];
  const jobs = await pgBossJobs({ pool, log: (...event) => logged.push(event), alone });
  onTestFinished(async () => {
    await jobs.stop();
    expect(logged).toEqual([]);
  });
  return jobs;
}

async function firstJob(jobs: RunningJobs): Promise<unknown> {
  const taken = Promise.withResolvers<unknown>();
  await jobs.work('imports', async ({ data }) => taken.resolve(data));
  return taken.promise;
}

const states = async ({ owner }: OpenedQueue): Promise<unknown[]> =>
  (await owner.query('select state from jobs.job')).rows.map(row => row.state as string);
