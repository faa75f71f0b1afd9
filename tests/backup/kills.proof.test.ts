import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp } from '../../server/backup/backUp.ts';
import { restore } from '../../server/backup/restore.ts';
import { readEnv } from '../../server/env.ts';
import { openDatabase } from '../../server/openDatabase.ts';
import { folderAt, keptIn, workplace } from '../support/backups.ts';
import { freshDatabase, placeDatabase } from '../support/freshDatabase.ts';

const root = join(import.meta.dirname, '../..');
const envOf = (dataDir: string) => readEnv({ DATA_DIR: dataDir, DEMO: 'off', GOOGLE_CLIENT_ID: 'none' });

/** Kills the program as soon as `when` holds. */
const killed = async (program: string, file: string, env: Record<string, string>, when: () => boolean) => {
  const child = spawn(process.execPath, [join(root, 'server', program), file], {
    env: { ...process.env, DATABASE_URL: '', DATABASE_ADMIN_URL: '', ...env },
    stdio: 'ignore',
  });
  const gone = once(child, 'close');
  await vi.waitUntil(() => when() || child.exitCode !== null, { timeout: 120_000, interval: 1 });
  child.kill('SIGKILL');
  return (await gone)[1] as string | null;
};

const placed = async () => {
  const work = workplace();
  onTestFinished(work.remove);
  const dataDir = work.in('data');
  await placeDatabase(join(dataDir, 'database'));
  return { work, dataDir, place: { dataDir, adminUrl: null } };
};

it.each([
  ['copying', (work: string) => join(work, 'data/backup/database')],
  ['writing', (work: string) => join(work, 'shop.tar.unfinished')],
])(
  'killed while %s a backup leaves nothing that looks whole, and the running server and the next one go on',
  async (_, sign) => {
    const { work, dataDir, place } = await placed();
    const { pool, close } = await openDatabase(envOf(dataDir));
    onTestFinished(close);
    await pool.query(`insert into nonces select format('%s', n), now() from generate_series(1, 20000) n`);
    const target = work.in('shop.tar');
    const signal = await killed('backup.ts', target, { DATA_DIR: dataDir }, () => existsSync(sign(work.in('.'))));
    expect(signal).toBe('SIGKILL');
    expect(existsSync(target)).toBe(false);
    await pool.query(`insert into nonces values ('after', now())`);
    // The server has heard of the end of the one that was killed as soon as it lets another begin.
    await vi.waitFor(() => backUp(place, target), { timeout: 60_000 });
    expect((await keptIn(target)).rows['public.nonces']).toHaveLength(20_001);
    expect(existsSync(`${target}.unfinished`)).toBe(false);
    expect((await pool.query('select from pg_replication_slots')).rows).toEqual([]);
  },
);

it('killed while restoring it leaves a folder that no server starts on, and that the next restore fills', async () => {
  const { work, dataDir, place } = await placed();
  await backUp(place, work.in('shop.tar'));
  const target = work.in('new');
  const signal = await killed('restore.ts', work.in('shop.tar'), { DATA_DIR: target }, () =>
    existsSync(join(target, 'database/data')),
  );
  expect(signal).toBe('SIGKILL');
  await expect(openDatabase(envOf(target))).rejects.toThrow('was cut short');
  await restore(await folderAt(target), work.in('shop.tar'));
  const { pool, close } = await openDatabase(envOf(target));
  onTestFinished(close);
  expect((await pool.query('select from migrations')).rows.length).toBeGreaterThan(50);
  expect(existsSync(join(dataDir, 'backup'))).toBe(false);
});

it('killed while restoring into a server it leaves an empty database', async () => {
  const { work, place } = await placed();
  const { adminUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  await backUp(place, work.in('shop.tar'));
  const mark = join(work.in('new'), 'restore-unfinished');
  const env = { DATA_DIR: work.in('new'), DATABASE_ADMIN_URL: adminUrl };
  expect(await killed('restore.ts', work.in('shop.tar'), env, () => existsSync(mark))).toBe('SIGKILL');
  await restore({ dataDir: work.in('new'), adminUrl }, work.in('shop.tar'));
  await backUp({ dataDir: work.in('new'), adminUrl }, work.in('again.tar'));
  expect((await keptIn(work.in('again.tar'))).rows).toEqual((await keptIn(work.in('shop.tar'))).rows);
});

it('a restore that fails leaves the folder as it was', async () => {
  const { work, dataDir, place } = await placed();
  const { pool, close } = await openDatabase(envOf(dataDir));
  await pool.query('alter table nonces add column strange int');
  await close();
  await backUp(place, work.in('shop.tar'));
  await expect(restore(await folderAt(work.in('new')), work.in('shop.tar'))).rejects.toThrow(
    'The backup has other tables than its migrations make: public.nonces.',
  );
  expect(existsSync(join(work.in('new'), 'database'))).toBe(false);
  expect(existsSync(join(work.in('new'), 'restore-unfinished'))).toBe(false);
});
