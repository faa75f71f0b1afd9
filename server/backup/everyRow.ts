import type pg from 'pg';
import { backupRole } from '../../api/db/ddl.ts';
import { ours, tablesOf } from './catalogue.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

export const howToReadAll = `Run 'npm run migrate' as the owner, who then may become ${backupRole}, or back up as a role with BYPASSRLS.`;

/**
 * Opens a transaction that reads every row as of one moment. A role that row-level security binds becomes `backup_reader`, whose policies
 * hide nothing. Throws where a row would stay hidden.
 */
export const beginReading = async (client: Connection): Promise<void> => {
  const { name, bypasses, mayRead } = await readingRights(client);
  if (!bypasses && !mayRead) throw new Error(`Row-level security binds the role ${name}. ${howToReadAll}`);
  const tables = await tablesOf(client);
  if (!tables.length) throw new Error('There is nothing to back up: the database holds no tables.');
  await client.query('begin isolation level repeatable read read only');
  await client.query(bypasses ? 'set local row_security = off' : `set local role ${backupRole}`);
  // Before the moment, so that no migration changes a table or its policies between the proof and the reading.
  await client.query(`lock table ${tables.map(table => table.name).join(', ')} in access share mode`);
  const hidden = bypasses ? [] : await hiddenTables(client);
  if (hidden.length) throw new Error(`Row-level security hides rows of ${hidden.join(', ')}. ${howToReadAll}`);
};

/** Since PostgreSQL 16 a member may lack the right to become the role. */
const becomes = `case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end`;

type ReadingRights = { name: string; bypasses: boolean; mayRead: boolean };

/** The rights of a role, by default of the one that logged in, to read past row-level security. */
export const readingRights = async (client: Connection, role: string | null = null): Promise<ReadingRights> => {
  const { rows } = await client.query<ReadingRights>(
    `select r.rolname as name, r.rolsuper or r.rolbypassrls as bypasses,
      exists (select from pg_roles b where b.rolname = '${backupRole}' and pg_has_role(r.oid, b.oid, ${becomes})) as "mayRead"
    from pg_roles r where r.rolname = coalesce($1, session_user)`,
    [role],
  );
  return rows[0]!;
};

const bindsReader = `p.polcmd in ('r', '*') and exists (select from unnest(p.polroles) role
  where case when role = 0 then true else pg_has_role('${backupRole}', role, 'usage') end)`;

/** The tables of which `backup_reader` is not certain to see every row. */
export const hiddenTables = async (client: Connection): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relrowsecurity and ${ours} and (
      not exists (select from pg_policy p where p.polrelid = c.oid and p.polpermissive and ${bindsReader}
        and pg_get_expr(p.polqual, c.oid) = '(CURRENT_USER = ''${backupRole}''::name)')
      or exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive and ${bindsReader}))
    order by 1`,
  );
  return rows.map(({ name }) => name);
};
