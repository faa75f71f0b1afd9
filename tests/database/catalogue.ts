import { backupRole } from '../../api/db/ddl.ts';
import type { Table } from '../../api/db/table.ts';
import { closedFunctions, productRoles } from '../../server/doctor/closedFunctions.ts';
import type { TestEngine } from '../support/testDatabase.ts';
import { functionProblems } from './functionProblems.ts';
import { policyProblems, type FoundPolicy, type Rules } from './policies.ts';

type Sql = TestEngine['sql'];
type Found = {
  name: string;
  rls: boolean;
  forced: boolean;
  owner: string;
  columns: { name: string; type: string; nullable: boolean }[];
  indexes: { name: string; first: string; unique: boolean; primary: boolean }[];
  policies: FoundPolicy[];
  keys: { name: string; table: string; columns: string[]; to: string[]; deletes: string }[];
  checks: string[];
  triggers: string[];
  grants: Record<string, string[]>;
  /** Columns that a role may change by a right of their own. */
  updatable: Record<string, string[]>;
};

/** Our own bookkeeping, which the owner alone writes. */
const owned = ['migrations'];
const roles = [...productRoles, 'public'];

/**
 * What is wrong with a database, in words. A table that `wanted` does not know is held to the rules of a shop's table;
 * those named in `readers` are functions that read past the policies for one shop.
 */
export const problemsOf = async (sql: Sql, wanted: readonly Table[], readers: readonly string[]): Promise<string[]> => {
  const found = (await readTables(sql)).filter(({ name }) => !owned.includes(name));
  const platform = wanted.filter(({ scope }) => scope !== 'shop').map(({ name }) => name);
  return [
    ...wanted
      .filter(({ name }) => !found.some(table => table.name === name))
      .map(({ name }) => `${name}: is not there`),
    ...found.flatMap(table => {
      const right = wanted.find(({ name }) => name === table.name) ?? { scope: 'shop' as const };
      const rules =
        right.scope === 'platform'
          ? grantProblems(table, ['account'], [], right)
          : shopProblems(table, platform, right);
      return [...rules, ...ownership(table), ...shapeProblems(table, wanted)].map(
        problem => `${table.name}: ${problem}`,
      );
    }),
    ...(await functionProblems(sql, wanted, readers)),
    ...(await closedFunctions(async text => ({ rows: await sql(text) }))).map(
      ({ name, role }) => `${name}: is closed to ${role}, whose rows ask it`,
    ),
    ...(await backupProblems(sql)),
  ];
};

/** The owner alone may become the role that reads the rows of all shops. */
const backupProblems = async (sql: Sql): Promise<string[]> => {
  const found = await sql(`select r.rolname as name from pg_roles r, pg_database d
    where d.datname = current_database() and r.oid <> d.datdba and not r.rolsuper and r.rolname <> '${backupRole}'
      and pg_has_role(r.oid, '${backupRole}', 'member')`);
  return found.map(({ name }) => `${backupRole}: ${String(name)} may become it`);
};

const isOverShops = ({ across, scope }: Rules) => Boolean(across) || scope === 'shared';

const shopProblems = (table: Found, platform: readonly string[], right: Rules): string[] => [
  ...(table.columns.some(({ name, type, nullable }) => name === 'shop_id' && type === 'uuid' && !nullable)
    ? []
    : ['has no shop_id']),
  ...(table.indexes.some(({ primary }) => primary) ? [] : ['has no primary key']),
  ...table.indexes
    // What is shared by all shops may be found over all of them.
    .filter(({ name, first }) => first !== 'shop_id' && !(isOverShops(right) && name.endsWith('_across_idx')))
    .filter(({ primary }) => !(primary && right.scope === 'shared'))
    .map(({ name }) => `index ${name} does not begin with shop_id`),
  ...(table.rls ? [] : ['row-level security is off']),
  ...(table.forced ? [] : ['row-level security does not bind the owner']),
  ...policyProblems(table.policies, right),
  ...table.keys
    .filter(key => !platform.includes(key.table) && (key.columns[0] !== 'shop_id' || key.to[0] !== 'shop_id'))
    .map(({ name }) => `foreign key ${name} is not composite with the shop`),
  ...table.keys.filter(({ deletes }) => deletes !== 'a').map(({ name }) => `foreign key ${name} acts on deletion`),
  ...table.triggers.map(name => `has the trigger ${name}`),
  ...grantProblems(
    table,
    right.scope === 'shared' ? ['app', 'account'] : ['app'],
    [
      ...(right.across || right.scope === 'shared' ? ['overseer'] : []),
      ...(table.columns.some(({ name }) => name === 'search_text') ? ['searcher'] : []),
    ],
    right,
  ),
];

/** Some roles read and write, some read; nobody else touches it. The column of states is the transitions' own. */
const grantProblems = (
  { columns, grants, updatable }: Found,
  writers: readonly string[],
  readers: readonly string[] = [],
  { states, desk, clearable, appendOnly }: Partial<Rules> = {},
): string[] => [
  ...roles.flatMap(each => {
    const writes = appendOnly ? 'INSERT SELECT' : states ? 'DELETE INSERT SELECT' : 'DELETE INSERT SELECT UPDATE';
    const releases = appendOnly?.released && each === 'transition' ? 'SELECT' : '';
    const moves = states && each === 'transition' ? 'SELECT UPDATE' : releases;
    const clears = clearable && each === 'clearer' ? 'DELETE SELECT' : moves;
    const atDesk = desk && each === 'desk' ? wholeRights(desk.may) : clears;
    const reads = each === 'backup_reader' || readers.includes(each);
    const right = writers.includes(each) ? writes : reads ? 'SELECT' : atDesk;
    const is = (grants[each] ?? []).toSorted().join(' ');
    return is === right ? [] : [`${each} may ${is || 'nothing'} instead of ${right || 'nothing'}`];
  }),
  ...writers.flatMap(each => {
    const right = states
      ? columns.map(({ name }) => name).filter(name => name !== states.column && name !== 'search_text')
      : [];
    return different(`right of ${each} to change`, right, updatable[each] ?? []);
  }),
];

/** `select, update (priority)`: what is not of single columns. */
const wholeRights = (may: string) =>
  may
    .split(/, (?![^(]*\))/)
    .filter(right => !right.includes('('))
    .map(right => right.toUpperCase())
    .toSorted()
    .join(' ');

const ownership = ({ owner }: Found) => (roles.includes(owner) ? [`belongs to ${owner}`] : []);

const types: Record<string, string> = {
  timestamptz: 'timestamp with time zone',
  'timestamptz(3)': 'timestamp(3) with time zone',
};

/** Columns and indexes as the schema has them. */
const shapeProblems = (table: Found, wanted: readonly Table[]): string[] => {
  const right = wanted.find(({ name }) => name === table.name);
  if (!right) return ['is not in the schema'];
  const columns = right.columns.map(
    ({ name, type, nullable = false }) => `${name} ${types[type] ?? type}${nullable ? '' : ' not null'}`,
  );
  const present = table.columns.map(({ name, type, nullable }) => `${name} ${type}${nullable ? '' : ' not null'}`);
  const indexes = [`${table.name}_pkey`, ...right.indexes.map(({ name }) => name)];
  return [
    ...different('column', columns, present),
    ...different(
      'index',
      indexes,
      table.indexes.map(({ name }) => name),
    ),
    ...different(
      'foreign key',
      right.foreignKeys.map(({ name }) => name),
      table.keys.map(({ name }) => name),
    ),
    ...different(
      'check',
      (right.checks ?? []).map(({ name }) => name),
      table.checks,
    ),
  ];
};

const different = (what: string, wanted: readonly string[], present: readonly string[]) => [
  ...wanted.filter(each => !present.includes(each)).map(each => `lacks the ${what} ${each}`),
  ...present.filter(each => !wanted.includes(each)).map(each => `has the ${what} ${each}`),
];

const readTables = async (sql: Sql): Promise<Found[]> => {
  const rows = await sql(`select json_build_object(
    'name', c.relname, 'rls', c.relrowsecurity, 'forced', c.relforcerowsecurity, 'owner', c.relowner::regrole::text,
    'columns', (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'nullable', not a.attnotnull) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    'indexes', (select coalesce(json_agg(json_build_object('name', i.indexrelid::regclass::text, 'first', coalesce((select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]), '?'), 'unique', i.indisunique, 'primary', i.indisprimary)), '[]')
      from pg_index i where i.indrelid = c.oid),
    'policies', (select coalesce(json_agg(json_build_object('name', p.polname, 'command', p.polcmd, 'permissive', p.polpermissive,
        'role', (select string_agg(case when role = 0 then 'public' else role::regrole::text end, ', ') from unnest(p.polroles) role), 'using', pg_get_expr(p.polqual, c.oid), 'check', pg_get_expr(p.polwithcheck, c.oid))), '[]')
      from pg_policy p where p.polrelid = c.oid),
    'keys', (select coalesce(json_agg(json_build_object('name', k.conname, 'table', k.confrelid::regclass::text, 'deletes', k.confdeltype,
        'columns', (select json_agg(a.attname order by n.at) from unnest(k.conkey) with ordinality n(num, at) join pg_attribute a on a.attrelid = c.oid and a.attnum = n.num),
        'to', (select json_agg(a.attname order by n.at) from unnest(k.confkey) with ordinality n(num, at) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num))), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'),
    'checks', (select coalesce(json_agg(k.conname), '[]') from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'),
    'triggers', (select coalesce(json_agg(t.tgname), '[]') from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal),
    'grants', (select coalesce(json_object_agg(g.grantee, g.may), '{}') from (
      select coalesce(r.rolname, 'public') as grantee, json_agg(a.privilege_type) as may from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
      group by 1) g),
    'updatable', (select coalesce(json_object_agg(g.grantee, g.columns), '{}') from (
      select r.rolname as grantee, json_agg(a.attname) as columns from pg_attribute a cross join lateral aclexplode(a.attacl) x join pg_roles r on r.oid = x.grantee
      where a.attrelid = c.oid and x.privilege_type = 'UPDATE' group by 1) g)) as found
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by c.relname`);
  return rows.map(({ found }) => found as Found);
};
