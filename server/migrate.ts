/** `npm run migrate`: brings the server database up to date as its owner, and lets the server's own role in. */
import pg from 'pg';
import { refuseUnlessClusterIsSet } from './db/cluster.ts';
import { migrate } from './db/migrations.ts';

const { DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: url } = process.env;
if (!adminUrl) {
  console.error('Set DATABASE_ADMIN_URL to the database, logging in as the role that owns it.');
  process.exit(1);
}

const pool = new pg.Pool({ connectionString: adminUrl, max: 1 });
pool.on('connect', client =>
  client.on('notice', ({ severity, message }) => severity === 'WARNING' && console.warn(message)),
);
/** Grants nothing anew: since PostgreSQL 16 an owner may lack the right to, on a server that was upgraded. */
const letIn = async (login: string): Promise<void> => {
  const { rows } = await pool.query<{ isMember: boolean }>(
    `select exists (select from pg_roles where rolname = $1 and pg_has_role(oid, 'tolashop', 'member')) as "isMember"`,
    [login],
  );
  if (!rows[0]!.isMember) await pool.query(`grant tolashop to ${pg.escapeIdentifier(login)}`);
};

try {
  const login = url ? decodeURIComponent(new URL(url).username) : null;
  await refuseUnlessClusterIsSet(pool, login || null);
  const applied = await migrate(pool);
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  if (login) {
    await letIn(login);
    console.log(`${login} may run the server.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await pool.end();
}
