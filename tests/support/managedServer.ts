import pg from 'pg';
import { migrate, readMigrations, type Migration } from '../../server/db/migrations.ts';
import { createDatabase, type TestDatabase } from './postgres.ts';
import { embeddedPrograms, postgresPrograms } from './postgresPrograms.ts';
import { startServer } from './postgresServer.ts';

/** The PostgreSQL programs that a managed database is tried with: the newest of this machine, and those of the npm package. */
export const managedPrograms = [
  ['on this machine', postgresPrograms],
  ['of the npm package', embeddedPrograms],
] as const;

export type ManagedServer = {
  /** A database whose owner has `createrole` and no more, with these migrations. */
  database(migrations?: Migration[]): Promise<TestDatabase>;
  /** Runs a statement, by default as the owner. */
  sql(database: TestDatabase, text: string, as?: 'adminUrl' | 'superUrl' | 'url'): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

/** A server of its own, as a provider runs it: no superuser has ever made a role of the product there. */
export const startManaged = async (programs: typeof postgresPrograms): Promise<ManagedServer> => {
  const server = await startServer(undefined, programs);
  const sql: ManagedServer['sql'] = async (database, text, as = 'adminUrl') => {
    const client = new pg.Client(database[as]);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    sql,
    async database(migrations = readMigrations()) {
      const database = await createDatabase(server.adminUrl);
      const pool = new pg.Pool({ connectionString: database.adminUrl, max: 1 });
      await migrate(pool, migrations);
      if (migrations.length) await pool.query(`grant tolashop to ${new URL(database.url).username}`);
      await pool.end();
      return database;
    },
    stop: server.stop,
  };
};
