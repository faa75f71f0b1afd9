import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTemplate } from '../tests/support/cachedTemplate.ts';
import { migrate, type Migration } from './migrate.ts';

const ground = {
  name: '0001_ground.sql',
  sql: 'create table migrations (name text primary key, digest text not null); create table rings (name text)',
};
const weight = { name: '0002_weight.sql', sql: 'alter table rings add column weight numeric' };

let postgres: PGlite;
beforeAll(async () => void (postgres = await PGlite.create({ loadDataDir: new Blob([await emptyTemplate()]) })));
afterAll(() => postgres.close());

const made = async (migrations: readonly Migration[], wanted?: boolean) => {
  const { isNew, lost, keep } = await migrate(postgres, migrations, wanted);
  if (isNew) await postgres.exec(`insert into rings (name) values ('seeded')`);
  await keep();
  return { isNew, lost };
};
const rings = async () => (await postgres.query('select * from rings')).rows;

beforeEach(async () => {
  await made([ground], false);
  await postgres.exec(`insert into rings (name) values ('own')`);
});

it('is what it was, for whoever opens it again', async () => {
  expect(await made([ground])).toEqual({ isNew: false, lost: null });
  expect(await rings()).toEqual([{ name: 'seeded' }, { name: 'own' }]);
});

it('gets what it lacks, once', async () => {
  expect(await made([ground, weight])).toEqual({ isNew: false, lost: null });
  expect(await made([ground, weight])).toEqual({ isNew: false, lost: null });
  expect(await rings()).toContainEqual({ name: 'own', weight: null });
});

it.each([
  ['edited', [{ ...ground, sql: `${ground.sql}; create table edited ()` }]],
  ['gone', [{ ...ground, name: '0001_other.sql' }]],
])('is made anew, and says so, when a migration that it was made of is %s', async (_what, migrations) => {
  expect(await made(migrations)).toEqual({ isNew: true, lost: '0001_ground.sql' });
  expect(await rings()).toEqual([{ name: 'seeded' }]);
});

it('is made anew when that is asked for, and when it was left half made', async () => {
  expect(await made([ground], false)).toEqual({ isNew: true, lost: null });
  await migrate(postgres, [ground], false);
  expect(await made([ground])).toEqual({ isNew: true, lost: null });
  expect(await rings()).toEqual([{ name: 'seeded' }]);
});

it('stays as it was when a migration fails', async () => {
  const failing = { name: '0002_failing.sql', sql: 'drop table rings; select 1 / 0' };
  await expect(migrate(postgres, [ground, failing])).rejects.toThrow('division by zero');
  await postgres.exec('rollback');
  expect(await rings()).toContainEqual({ name: 'own' });
});
