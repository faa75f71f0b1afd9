import type pg from 'pg';
import { backupRole } from '../../api/db/ddl.ts';
import { hiddenTables, howToReadAll, readingRights } from '../backup/everyRow.ts';
import { closedFunctions, productRoles } from './closedFunctions.ts';
import type { Finding } from './finding.ts';

/** Says what the owner of the database may do: on a managed server no superuser stands behind them. */
export const ofOwner = async (pool: pg.Pool): Promise<Finding[]> => [
  await backup(pool),
  await restore(pool),
  ...(await functions(pool)),
];

const backup = async (pool: pg.Pool): Promise<Finding> => {
  const what = 'Backup';
  const { rows } = await pool.query<{ owner: string }>(
    'select pg_get_userbyid(datdba) as owner from pg_database where datname = current_database()',
  );
  const { name, bypasses, mayRead } = await readingRights(pool, rows[0]!.owner);
  if (bypasses) return { state: 'fine', what, says: `The owner ${name} sees every row.` };
  if (!mayRead) return { state: 'wrong', what, says: `Row-level security binds the owner ${name}. ${howToReadAll}` };
  const hidden = await hiddenTables(pool);
  const says = `${backupRole}, as which the owner ${name} backs up,`;
  return hidden.length
    ? {
        state: 'wrong',
        what,
        says: `${says} may miss rows of ${hidden.join(', ')}: take back what changed their policies.`,
      }
    : { state: 'fine', what, says: `${says} sees every row.` };
};

type Rights = { owner: string; makesRoles: boolean; others: string[]; lacking: string[] };

const restore = async (pool: pg.Pool): Promise<Finding> => {
  const what = 'Restore';
  // Since PostgreSQL 16 only a role's own administrator may grant it.
  const { rows } = await pool.query<Rights>(
    `select r.rolname as owner, r.rolsuper or r.rolcreaterole as "makesRoles",
      array(select o.rolname::text from pg_roles o where o.rolname = any ($1) and not r.rolsuper
        and current_setting('server_version_num')::int >= 160000 and not pg_has_role(r.oid, o.oid, 'member with admin option') order by 1) as others,
      array(select e from unnest('{pg_trgm,btree_gin}'::text[]) e where e not in (select name from pg_available_extensions)) as lacking
    from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = current_database()`,
    [productRoles],
  );
  const { owner, makesRoles, others, lacking } = rows[0]!;
  const unless = (how: string): Finding => ({
    state: 'warn',
    what,
    says: `The owner ${owner} cannot restore a backup into a new database of this server: ${how}`,
  });
  if (!makesRoles) return unless(`they may not create roles. Let them: alter role ${owner} createrole;`);
  if (others.length)
    return unless(`roles are another's. Let them: grant ${others.join(', ')} to ${owner} with admin option;`);
  if (lacking.length) return unless(`it does not offer the extensions ${lacking.join(', ')}. Install them.`);
  const says = `The owner ${owner} may make all that a restore needs here. Try a backup: npm run restore -- --check, with CHECK_DATABASE_URL.`;
  return { state: 'fine', what, says };
};

const functions = async (pool: pg.Pool): Promise<Finding[]> => {
  const closed = await closedFunctions(text => pool.query(text));
  const what = 'Functions';
  if (!closed.length)
    return [{ state: 'fine', what, says: 'Every role may execute what the policies of its rows ask.' }];
  return closed.map(({ name, role }) => ({
    state: 'wrong',
    what,
    says: `${name} is closed to ${role}: its searches and changes fail. Open it as the owner: grant execute on function ${name} to ${role};`,
  }));
};
