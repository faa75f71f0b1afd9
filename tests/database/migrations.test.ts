import pg from 'pg';
import { expect, it } from 'vitest';
import { migrate, readMigrations, refuseUnlessCurrent, type Migration } from '../../server/db/migrations.ts';
import { roles } from '../../schema/permissions.ts';
import { freshDatabase, migratedDatabase } from '../support/freshDatabase.ts';
import { bothEngines } from '../support/drawnEngines.ts';
import { openTestDatabase } from '../support/testDatabase.ts';

const owned = (connectionString: string, max = 1) => {
  const pool = new pg.Pool({ connectionString, max });
  // Dropping the database may end a connection that is just being closed.
  return pool.on('error', () => {}).on('connect', client => client.on('error', () => {}));
};

it('two first migrations of one database at once: one does it, the other finds it done', async () => {
  const fresh = await freshDatabase();
  const pools = [owned(fresh.adminUrl), owned(fresh.adminUrl), owned(fresh.adminUrl)];
  try {
    const applied = await Promise.all(pools.map(pool => migrate(pool)));
    expect(applied.map(names => names.length).toSorted((a, b) => a - b)).toEqual([0, 0, readMigrations().length]);
  } finally {
    for (const pool of pools) await pool.end();
    await fresh.drop();
  }
});

it('a migration that fails leaves nothing behind, and whoever waited goes on', async () => {
  const fresh = await freshDatabase();
  const [pool, other] = [owned(fresh.adminUrl), owned(fresh.adminUrl)];
  const wrong: Migration = { name: '9999_wrong.sql', sql: 'create table half (id uuid primary key); select 1 / 0' };
  try {
    await expect(migrate(pool, [...readMigrations(), wrong])).rejects.toThrow(
      'Migration 9999_wrong.sql failed: error: division by zero',
    );
    expect(await migrate(other)).toEqual([]);
    expect((await pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
  } finally {
    await pool.end();
    await other.end();
    await fresh.drop();
  }
});

it('the server does not start before a new permission has reached the roles', async () => {
  const fresh = await migratedDatabase();
  const server = owned(fresh.url);
  try {
    await refuseUnlessCurrent(server);
    await expect(refuseUnlessCurrent(server, [...roles.owner, 'shop/engraving/add'])).rejects.toThrow(
      "The database is behind: it lacks shop/engraving/add. Run 'npm run migrate'.",
    );
  } finally {
    await server.end();
    await fresh.drop();
  }
});

/** What Citus needs, told by what a statement finds about it. */
const told = `select set_config('told.statement', current_query(), false), set_config('told.mode', current_setting('citus.multi_shard_modify_mode', true), false)`;

it.each(bothEngines())(
  'on the %s database statements go out one at a time, in sequential mode of a cluster',
  async engine => {
    const world = await openTestDatabase(engine);
    try {
      const migration: Migration = { name: '9999_told.sql', sql: `-- Told; here.\nselect 1;\n${told};` };
      expect(await migrate(world.owner, [...readMigrations(), migration])).toEqual([migration.name]);
      const sql = `select current_setting('told.statement') as statement, current_setting('told.mode') as mode,
      nullif(current_setting('citus.multi_shard_modify_mode', true), '') as after`;
      // One connection: what it was told is kept there.
      expect(await world.sql(sql)).toEqual([{ statement: told, mode: 'sequential', after: null }]);
    } finally {
      await world.close();
    }
  },
);
