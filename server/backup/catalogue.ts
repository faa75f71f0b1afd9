import type pg from 'pg';
import type { Sequence, Table } from './manifest.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

/** Everything the migrations make is in these; a table that an extension brought is its own affair. */
export const ours = `n.nspname in ('public', 'jobs')
  and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')`;

/** Counts of the job queue over time, whose partitions are named by days. */
const statistics = `'jobs.queue_stats'`;

const nameOf = `format('%s.%s', n.nspname, c.relname)`;

/** Tables with what has to be written of them: not what is generated, and the partitions through their table. */
export const tablesOf = async (client: Connection): Promise<Omit<Table, 'rows'>[]> => {
  const { rows } = await client.query<Omit<Table, 'rows'>>(
    `select ${nameOf} as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours} and ${nameOf} <> ${statistics}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by 1 order by 1`,
  );
  return rows;
};

/** Where each one stands. */
export const sequencesOf = async (client: Connection): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select ${nameOf} as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} order by 1`,
  );
  const found: Sequence[] = [];
  for (const { name } of rows) {
    const state = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    );
    found.push({ name, ...state.rows[0]! });
  }
  return found;
};

/**
 * Statements before rows are loaded as they stood, and after: rules that were kept when a row was written are not applied again, in
 * whatever order rows come. References are made again when all rows are there, and so looked at.
 */
export const loadingOf = async (client: Connection): Promise<{ before: string[]; after: string[] }> => {
  const { rows } = await client.query<{ before: string; after: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as before,
      format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as after
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${ours}
    union all
    select format('alter table %s no force row level security', c.oid::regclass), format('alter table %s force row level security', c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relforcerowsecurity and ${ours}
    union all
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname), format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O' and ${ours}`,
  );
  return { before: rows.map(({ before }) => before), after: rows.map(({ after }) => after) };
};

/** Whether there is anything in a database. */
export const isEmpty = async (client: Connection): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')) as found`,
  );
  return !rows[0]!.found;
};

/** A cluster has no one moment over all its nodes. */
export const refuseCluster = async (client: Connection): Promise<void> => {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  if (rows.length)
    throw new Error(
      'A cluster of Citus is not copied in this way: back each of its nodes up with the tools of PostgreSQL.',
    );
};
