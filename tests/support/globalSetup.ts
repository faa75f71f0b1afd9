import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrations.ts';
import { openDesk } from './desk.ts';
import { createDatabase, dropWithCopies, startPostgres } from './postgres.ts';
import { migratedFolder } from './migratedFolder.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the test files of this run ask for what they share: see `freshDatabase.ts`. */
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject) {
  let running: ReturnType<typeof startPostgres> | undefined;
  let template: Promise<string> | undefined;
  let folder: Promise<string> | undefined;
  const server = async () => (await (running ??= startPostgres())).superUrl;
  const desk = await openDesk({
    server,
    template: async () => (template ??= migratedTemplate(await server())),
    folder: () => (folder ??= migratedFolder()),
  });
  provide('postgres', desk.address);

  return async function teardown() {
    desk.close();
    await folder?.then(
      path => rmSync(path, { recursive: true }),
      () => {},
    );
    await template?.then(
      async name => dropWithCopies(await server(), name),
      () => {},
    );
    await running?.then(
      database => database.stop(),
      () => {},
    );
  };
}

/** The name of a migrated database that others are copied from. */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const { adminUrl, url } = await createDatabase(serverUrl);
  const owner = new pg.Pool({ connectionString: adminUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${pg.escapeIdentifier(new URL(url).username)}`);
  await owner.end();
  return new URL(adminUrl).pathname.slice(1);
}
