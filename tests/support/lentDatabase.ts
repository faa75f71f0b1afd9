import { openEmbedded, type Embedded } from '../../server/db/embedded/openEmbedded.ts';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { cachedTemplate } from './cachedTemplate.ts';

/** Opening one takes two seconds of a core, half of them until it is warm: the files of a process use one after the other. */
let idle: Lent | undefined;

type Lent = { embedded: Embedded; schema: string };

/** A migrated database in memory without any row. What is closed is emptied for the next one that asks. */
export async function lendDatabase(): Promise<Embedded> {
  const lent = idle ?? (await open());
  idle = undefined;
  let closing: Promise<void> | undefined;
  return { ...lent.embedded, close: () => (closing ??= takeBack(lent)) };
}

export const template = () => cachedTemplate(JSON.stringify(readMigrations()), ({ pool }) => migrate(pool));

async function open(): Promise<Lent> {
  const embedded = await openEmbedded({ folder: null, template: await template() });
  return { embedded, schema: await schemaOf(embedded) };
}

async function takeBack(lent: Lent): Promise<void> {
  const isWhole = await emptied(lent).catch(() => false);
  if (isWhole && !idle) idle = lent;
  else await lent.embedded.close();
}

/** False when a test left another schema than it found. */
async function emptied({ embedded, schema }: Lent): Promise<boolean> {
  await embedded.pool.query(emptyEveryTable);
  return (await schemaOf(embedded)) === schema;
}

/** What the migrations themselves write stays. What the planner knows of the rows goes with them. */
const emptyEveryTable = `do $$
  declare name text; filled boolean;
  begin
    for name in
      select oid::regclass::text from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
        and oid not in ('migrations'::regclass, 'jobs.queue'::regclass, 'jobs.version'::regclass)
    loop
      execute format('select exists (select from %s)', name) into filled;
      if filled then execute format('truncate %s restart identity cascade', name); end if;
      delete from pg_statistic where starelid = name::regclass;
    end loop;
  end $$`;

/** Everything a test could alter in tables, policies, functions, rights and settings, as one text. */
async function schemaOf({ pool }: Embedded): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(`
    select md5(string_agg(line, E'\\n' order by line)) as schema from (
      select concat_ws(' ', oid, relname, relkind, relrowsecurity, relforcerowsecurity, relowner, relacl) from pg_class
        where relnamespace not in ('pg_toast'::regnamespace, 'pg_catalog'::regnamespace)
      union all select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attacl) from pg_attribute
        where attrelid >= 16384 and attnum > 0
      union all select concat_ws(' ', p.*) from pg_policy p
      union all select concat_ws(' ', oid, proname, prosrc, prosecdef, proowner, proacl, proconfig) from pg_proc where oid >= 16384
      union all select concat_ws(' ', conrelid, conname, pg_get_constraintdef(oid)) from pg_constraint where oid >= 16384
      union all select concat_ws(' ', ev_class, rulename, pg_get_ruledef(oid)) from pg_rewrite where oid >= 16384
      union all select concat_ws(' ', tgrelid, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', rolname, rolsuper, rolbypassrls, rolconfig) from pg_roles
      union all select concat_ws(' ', roleid, member) from pg_auth_members
      union all select concat_ws(' ', setconfig) from pg_db_role_setting
      union all select concat_ws(' ', name, setting) from pg_settings where source in ('session', 'database')
    ) as lines (line)`);
  return rows[0]!.schema;
}
