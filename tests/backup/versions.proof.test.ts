import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../server/backup/backUp.ts';
import { check, restore } from '../../server/backup/restore.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { migrate, readMigrations, type Migration } from '../../server/db/migrations.ts';
import { readEnv } from '../../server/env.ts';
import { openDatabase } from '../../server/openDatabase.ts';
import { emptyTemplate } from '../support/cachedTemplate.ts';
import { folderAt, keptIn, workplace } from '../support/backups.ts';
import { freshDatabase, placeDatabase } from '../support/freshDatabase.ts';
import { enginesFor } from '../support/drawnEngines.ts';
import type { Engine } from '../support/testDatabase.ts';

const tenant = `insert into tenants (id, name, status, created_at, updated_at)
  values ('01900000-0000-7000-8000-000000000001', 'Rajlakshmi', 'Active', now(), now())`;

/** A place whose database has these migrations and a row. */
const placeAt = async (engine: Engine, migrations: Migration[]) => {
  const work = workplace();
  onTestFinished(work.remove);
  const dataDir = work.in('data');
  const fill = async (pool: pg.Pool) => {
    await migrate(pool, migrations);
    await pool.query(tenant);
  };
  if (engine === 'embedded') {
    const folder = join(dataDir, 'database');
    if (migrations.length > readMigrations().length) await placeDatabase(folder);
    const { pool, close } = await openEmbedded({ folder, template: await emptyTemplate() });
    await fill(pool);
    await close();
    return { work, place: { dataDir, adminUrl: null } };
  }
  // A version before the role that reads for its owner.
  const { superUrl: adminUrl, drop } = await freshDatabase();
  onTestFinished(drop);
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 });
  await fill(pool);
  await pool.end();
  // It holds no file yet.
  mkdirSync(dataDir);
  return { work, place: { dataDir, adminUrl } };
};

/** Each of them is migrated from nothing: in the test command one. */
const drawn = enginesFor('older versions');

it.each(drawn)(
  'of an older version on the %s database it is restored as it was, and the start brings it up to date',
  async engine => {
    const older = readMigrations().slice(0, 25);
    const { work, place } = await placeAt(engine, older);
    await backUp(place, work.in('old.tar'));
    expect((await keptIn(work.in('old.tar'))).manifest.migrations.at(-1)!.name).toBe(older.at(-1)!.name);
    const dataDir = work.in('new');
    await restore(await folderAt(dataDir), work.in('old.tar'));
    const opened = await openDatabase(readEnv({ DATA_DIR: dataDir, DEMO: 'off', GOOGLE_CLIENT_ID: 'none' }));
    onTestFinished(opened.close);
    const { rows } = await opened.pool.query(
      'select t.name, (select count(*) from migrations) as applied from tenants t',
    );
    expect(rows).toEqual([{ name: 'Rajlakshmi', applied: String(readMigrations().length) }]);
  },
);

it('of a newer version is refused before anything is written', async () => {
  const newer = [...readMigrations(), { name: '9999_later.sql', sql: 'create table later (id int primary key)' }];
  const { work, place } = await placeAt('embedded', newer);
  await backUp(place, work.in('new.tar'));
  const refusal = 'The backup is ahead of this program: it knows 9999_later.sql. Install the newer version.';
  await expect(restore({ ...place, dataDir: work.in('other') }, work.in('new.tar'))).rejects.toThrow(refusal);
  await expect(check(work.in('new.tar'), {})).rejects.toThrow(refusal);
  await expect(work.read('other')).rejects.toThrow('ENOENT');
});
