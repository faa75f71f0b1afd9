import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { startServer } from './postgresServer.ts';

export type TestDatabase = {
  /** The database as a role that owns nothing and is bound by row-level security. */
  url: string;
  /** The same database as its owner, which is no superuser: PostgreSQL as a provider offers it has none for its customers. */
  adminUrl: string;
  /** The same database as a superuser, past every policy. */
  superUrl: string;
};

/** A database of its own in `TEST_DATABASE_URL`, else on a server started from the PostgreSQL programs found here. */
export async function startPostgres(): Promise<TestDatabase & { stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { adminUrl: given, stop: () => Promise.resolve() } : await startServer();
  try {
    const { drop, ...database } = await createDatabase(server.adminUrl);
    const stop = async () => {
      await drop();
      await server.stop();
    };
    return { ...database, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** A database beside the one of `serverUrl`, empty or as its template, whose name it then goes on. `drop` also ends what is still connected to it. */
export async function createDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<TestDatabase & { drop(): Promise<void> }> {
  const name = `${template === 'template1' ? 'tolashop_test' : template}_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, ...roles, `create database ${name} template ${template} owner tolashop_owner`);
  return {
    url: changed(serverUrl, { pathname: name, username: 'tolashop_test', password: 'tolashop_test' }),
    adminUrl: changed(serverUrl, { pathname: name, username: 'tolashop_owner', password: 'tolashop_owner' }),
    superUrl: changed(serverUrl, { pathname: name }),
    drop: () => run(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

/** Drops a template, and the copies that processes kept to their end. */
export async function dropWithCopies(serverUrl: string, template: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Roles belong to the whole server: another run may make the same one at the same time. */
const roles = Object.entries({ tolashop_test: '', tolashop_owner: 'createrole' }).map(
  ([role, right]) => `do $$ begin
  create role ${role} login password '${role}' nosuperuser nobypassrls ${right};
exception when duplicate_object or unique_violation then null; end $$`,
);

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function changed(url: string, parts: Partial<Pick<URL, 'pathname' | 'username' | 'password'>>): string {
  return Object.assign(new URL(url), parts).href;
}
