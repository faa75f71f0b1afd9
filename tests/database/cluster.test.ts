import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { createDatabase } from '../support/postgres.ts';
import { startServer } from '../support/postgresServer.ts';

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer([]);
});
afterAll(() => server.stop());

/** Roles belong to the cluster: whoever is first makes them, and nobody stumbles over the others. */
it('several new databases of one cluster are migrated at the same moment', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => createDatabase(server.adminUrl)));
  const applied = await Promise.all(
    made.map(async ({ adminUrl }) => {
      const owner = new pg.Pool({ connectionString: adminUrl, max: 1 });
      // The server may be gone before the last connection has closed.
      owner.on('error', () => {}).on('connect', client => client.on('error', () => {}));
      const names = await migrate(owner);
      await owner.end();
      return names;
    }),
  );
  expect(applied.map(names => names.length)).toEqual(made.map(() => readMigrations().length));
});
