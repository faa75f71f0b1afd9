import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the address of the one PostgreSQL of this run. */
    postgres: string;
  }
}

/** Test files run in processes of their own: they ask here, so that the server starts once and only when one of them needs it. */
export default async function setup({ provide }: TestProject) {
  let running: ReturnType<typeof startPostgres> | undefined;
  const desk = createServer((_request, response) => {
    running ??= startPostgres();
    running.then(
      database => response.end(database.adminUrl),
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
