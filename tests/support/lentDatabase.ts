type Database = { sql(text: string): Promise<Record<string, unknown>[]>; close(): Promise<void> };
/** `migrated`: inserts the rows that the migrations themselves wrote. */
type Lent<Opened> = { opened: Opened; schema: string; migrated: string };

/** To open one takes a second or two, half of them until it is warm: the files of a process use one after the other. */
export class LentDatabase<Opened extends Database> {
  readonly #open: () => Promise<Opened>;
  #idle: Lent<Opened> | undefined;

  constructor(open: () => Promise<Opened>) {
    this.#open = open;
  }

  /** A migrated database without any other row. What is closed is emptied for the next one that asks. */
  async lend(): Promise<Opened> {
    const lent = this.#idle ?? (await this.#opened());
    this.#idle = undefined;
    let closing: Promise<void> | undefined;
    return { ...lent.opened, close: () => (closing ??= this.#takeBack(lent)) };
  }

  async #opened(): Promise<Lent<Opened>> {
    const opened = await this.#open();
    return { opened, schema: await schemaOf(opened), migrated: await rowsOf(opened) };
  }

  async #takeBack(lent: Lent<Opened>): Promise<void> {
    const isWhole = await emptied(lent).catch(() => false);
    if (isWhole && !this.#idle) this.#idle = lent;
    else await lent.opened.close();
  }
}

/** False when a test left another schema than it found. */
async function emptied({ opened, schema, migrated }: Lent<Database>): Promise<boolean> {
  await opened.sql(emptyEveryTable);
  if (migrated) await opened.sql(migrated);
  return (await schemaOf(opened)) === schema;
}

const emptiedTables = `select oid from pg_class
  where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
    and oid not in ('migrations'::regclass, 'jobs.queue'::regclass, 'jobs.version'::regclass)`;

/** What the planner knows of the rows goes with them. A table that never had any has no pages. */
const emptyEveryTable = `do $$
  declare
    emptied regclass[] := array(${emptiedTables});
    filled text := (select string_agg(name::text, ', ') from unnest(emptied) name where pg_relation_size(name) > 0);
  begin
    if filled is not null then execute format('truncate %s restart identity cascade', filled); end if;
    delete from pg_statistic where starelid = any (emptied);
  end $$`;

/** Statements that insert them again, tables in the order in which they were made: so what is referred to is there. */
async function rowsOf({ sql }: Database): Promise<string> {
  const tables =
    await sql(`select t.oid::regclass::text as name, (select string_agg(quote_ident(attname), ', ' order by attnum)
      from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from (${emptiedTables} and pg_relation_size(oid) > 0) t order by t.oid`);
  const inserts = tables.map(async ({ name, columns }) => {
    const [row] = await sql(`select json_agg(t)::text as rows from ${String(name)} t`);
    return row!['rows']
      ? `insert into ${String(name)} (${String(columns)}) select ${String(columns)} from json_populate_recordset(null::${String(name)}, $rows$${String(row!['rows'])}$rows$);`
      : '';
  });
  return (await Promise.all(inserts)).join('\n');
}

/** Everything a test could alter in tables, policies, functions, rights, settings and migrations, as one text. */
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
      union all select concat_ws(' ', name, digest) from migrations
      union all select concat_ws(' ', setconfig) from pg_db_role_setting
      union all select concat_ws(' ', name, setting) from pg_settings where source in ('session', 'database')
    ) as lines (line)`);
  return row!['schema'] as string;
}
