import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrations.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the one PostgreSQL of this run: see `freshDatabase.ts`. */
    postgres: string;
  }
}

/** Test files run in processes of their own: they ask here, so that the server starts once and only when one of them needs it. */
export default async function setup({ provide }: TestProject) {
  let running: ReturnType<typeof startPostgres> | undefined;
  let template: Promise<string> | undefined;
  const adminUrl = async () => (await (running ??= startPostgres())).adminUrl;
  const answers: Record<string, () => Promise<string>> = {
    '/server': adminUrl,
    '/template': async () => (template ??= migratedTemplate(await adminUrl())),
  };
  const desk = createServer((request, response) => {
    answers[request.url!]!().then(
      answer => response.end(answer),
      (error: unknown) => response.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  provide('postgres', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);

  return async function teardown() {
    desk.closeAllConnections();
    desk.close();
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
