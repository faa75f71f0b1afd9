import type pg from 'pg';

/** What is set for a role, a database, both or all of them, as `pg_db_role_setting` has it: `name=value`. */
export type RoleSettings = { role: boolean; database: boolean; settings: readonly string[] };
export type ClusterState = {
  /** Whether the extension is there. */
  citus: boolean;
  /** Of the server's role and of every role, in this database and in all. */
  settings: readonly RoleSettings[];
  /** By name, what holds where nothing is set for a role or a database. */
  defaults: Readonly<Record<string, string>>;
};

/** What the server's role needs, and why; see docs/guide/scale-out.md. */
const needed: readonly { name: string; value: string; is: RegExp; why: string }[] = [
  {
    name: 'citus.propagate_set_commands',
    value: "'local'",
    is: /^local$/i,
    why: 'without it the workers do not learn which shop a transaction is in',
  },
  {
    name: 'citus.allow_nested_distributed_execution',
    value: 'on',
    is: /^(on|true|yes|1|t|y)$/i,
    why: 'without it functions that read tables cannot be called from a worker',
  },
];

/** What a cluster lacks, as sentences with what to do; none of a database that is none. `login`: the server's role. */
export const clusterLacks = ({ citus, settings, defaults }: ClusterState, login: string | null): string[] => {
  if (!citus) return [];
  // What is said more exactly counts: of role and database, of the role, of the database, of all.
  const exact = settings.toSorted((one, other) => weight(other) - weight(one)).flatMap(each => each.settings);
  const whose = login === null ? 'role all' : `role ${login}`;
  return needed
    .filter(({ name, is }) => !is.test(valueOf(exact, name) ?? defaults[name] ?? ''))
    .map(({ name, value, why }) => `alter ${whose} set ${name} = ${value}; -- ${why}`);
};

const weight = ({ role, database }: RoleSettings) => Number(role) * 2 + Number(database);
const valueOf = (settings: readonly string[], name: string) =>
  settings.find(each => each.startsWith(`${name}=`))?.slice(name.length + 1);

export const readCluster = async (pool: pg.Pool, login: string | null): Promise<ClusterState> => {
  const { rows: extensions } = await pool.query(`select 1 from pg_extension where extname = 'citus'`);
  const { rows: settings } = await pool.query<RoleSettings>(
    `select s.setrole <> 0 as role, s.setdatabase <> 0 as database, s.setconfig as settings from pg_db_role_setting s
      where s.setrole in (0, coalesce((select r.oid from pg_roles r where r.rolname = $1), 0))
        and s.setdatabase in (0, (select d.oid from pg_database d where d.datname = current_database()))`,
    [login],
  );
  // What this session has of its own role and database is not what the server's has.
  const { rows: defaults } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name like 'citus.%' and source in ('default', 'configuration file', 'command line')`,
  );
  return {
    citus: extensions.length > 0,
    settings,
    defaults: Object.fromEntries(defaults.map(({ name, setting }) => [name, setting])),
  };
};

/** Throws where the server could not work on this cluster, before anything is made there. */
export const refuseUnlessClusterIsSet = async (pool: pg.Pool, login: string | null): Promise<void> => {
  const lacking = clusterLacks(await readCluster(pool, login), login);
  if (!lacking.length) return;
  const unknown = login === null ? ['(Set DATABASE_URL too, which names the role of the server.)'] : [];
  throw new Error(
    [
      'This database is a Citus cluster, and the role of the server lacks settings. Set them first:',
      ...lacking,
      ...unknown,
    ].join('\n'),
  );
};
