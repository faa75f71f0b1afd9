type Database = { sql(text: string): Promise<Record<string, unknown>[]>; close(): Promise<void> };
type Lent<Opened> = { opened: Opened; schema: string };

/** To open one takes a second or two, half of them until it is warm: the files of a process use one after the other. */
export class LentDatabase<Opened extends Database> {
  readonly #open: () => Promise<Opened>;
  #idle: Lent<Opened> | undefined;

  constructor(open: () => Promise<Opened>) {
    this.#open = open;
  }

  /** A migrated database without any row. What is closed is emptied for the next one that asks. */
  async lend(): Promise<Opened> {
    const lent = this.#idle ?? (await this.#opened());
    this.#idle = undefined;
    let closing: Promise<void> | undefined;
    return { ...lent.opened, close: () => (closing ??= this.#takeBack(lent)) };
  }

  async #opened(): Promise<Lent<Opened>> {
    const opened = await this.#open();
    return { opened, schema: await schemaOf(opened) };
  }

  async #takeBack(lent: Lent<Opened>): Promise<void> {
    const isWhole = await emptied(lent).catch(() => false);
    if (isWhole && !this.#idle) this.#idle = lent;
    else await lent.opened.close();
  }
}

/** False when a test left another schema than it found. */
async function emptied({ opened, schema }: Lent<Database>): Promise<boolean> {
  await opened.sql(emptyEveryTable);
  return (await schemaOf(opened)) === schema;
}

/** What the migrations themselves write stays. What the planner knows of the rows goes with them. A table that never had any has no pages. */
const emptyEveryTable = `do $$
  declare
    emptied regclass[] := array(
      select oid from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
        and oid not in ('migrations'::regclass, 'jobs.queue'::regclass, 'jobs.version'::regclass));
    filled text := (select string_agg(name::text, ', ') from unnest(emptied) name where pg_relation_size(name) > 0);
  begin
    if filled is not null then execute format('truncate %s restart identity cascade', filled); end if;
    delete from pg_statistic where starelid = any (emptied);
  end $$`;

/** Everything a test could alter in tables, policies, functions, rights and settings, as one text. */
async function schemaOf({ sql }: Database): Promise<string> {
  const [row] = await sql(`
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
  return row!['schema'] as string;
}
