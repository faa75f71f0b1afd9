import pg from 'pg';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { clusterLacks, readCluster, type RoleSettings } from './cluster.ts';

const both = ['citus.propagate_set_commands=local', 'citus.allow_nested_distributed_execution=on'];
const [local, nested] = both as [string, string];
const defaults = { 'citus.propagate_set_commands': 'none', 'citus.allow_nested_distributed_execution': 'off' };
const ofRole = (...settings: string[]): RoleSettings => ({ role: true, database: false, settings });
const ofBoth = (...settings: string[]): RoleSettings => ({ role: true, database: true, settings });
const ofDatabase = (...settings: string[]): RoleSettings => ({ role: false, database: true, settings });
const ofAll = (...settings: string[]): RoleSettings => ({ role: false, database: false, settings });

it.each<[string, RoleSettings[], string[]]>([
  ['nothing', [], both],
  ['both of the role', [ofRole(local, nested)], []],
  ['both of the database', [ofDatabase(...both)], []],
  ['both of all', [ofAll(...both)], []],
  ['one', [ofRole(local)], [nested]],
  ['the other', [ofRole(nested, 'work_mem=64MB')], [local]],
  ['one here and one there', [ofRole(local), ofDatabase(nested)], []],
  ['another value', [ofRole('citus.propagate_set_commands=none', nested)], [local]],
  ['another word for on', [ofRole(local, 'citus.allow_nested_distributed_execution=true')], []],
  ['off', [ofRole(local, 'citus.allow_nested_distributed_execution=off')], [nested]],
  ['right of all, wrong of the role', [ofAll(...both), ofRole('citus.propagate_set_commands=none')], [local]],
  ['wrong of the database, right of the role', [ofDatabase('citus.propagate_set_commands=none'), ofRole(...both)], []],
  ['wrong of role and database', [ofRole(...both), ofBoth('citus.propagate_set_commands=none')], [local]],
])('a cluster with %s lacks the rest', (_, settings, lacking) => {
  const said = clusterLacks({ citus: true, settings, defaults }, 'shop_server');
  expect(said.map(line => /^alter role shop_server set ([\w.]+) = '?(\w+)'?;/.exec(line)!.slice(1).join('='))).toEqual(
    lacking,
  );
});

it('what the whole server has counts, and a role that nobody named is every role', () => {
  const right = Object.fromEntries(both.map(each => each.split('=') as [string, string]));
  expect(clusterLacks({ citus: true, settings: [], defaults: right }, 'shop_server')).toEqual([]);
  expect(clusterLacks({ citus: true, settings: [], defaults }, null)[0]).toContain('alter role all set citus.');
});

it('no other database lacks anything', () =>
  expect(clusterLacks({ citus: false, settings: [], defaults: {} }, 'shop_server')).toEqual([]));

it('reads what is set for the role of the server, and for no other', async () => {
  const fresh = await freshDatabase();
  const pool = new pg.Pool({ connectionString: fresh.superUrl, max: 1 }).on('error', () => {});
  const [role, other] = ['a', 'b'].map(name => `${name}_${crypto.randomUUID().replaceAll('-', '')}`) as [
    string,
    string,
  ];
  try {
    await pool.query(`create role ${role}; create role ${other}; alter role ${role} set citus.propagate_set_commands = 'local';
      alter role ${other} set citus.allow_nested_distributed_execution = on`);
    const state = await readCluster(pool, role);
    expect(state).toMatchObject({ citus: false, settings: [ofRole(local)] });
    expect(clusterLacks({ ...state, citus: true }, role)).toHaveLength(1);
    expect((await readCluster(pool, null)).settings).toEqual([]);
  } finally {
    await pool.query(`drop role if exists ${role}; drop role if exists ${other}`);
    await pool.end();
    await fresh.drop();
  }
});
