import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupServer, type SetupServer } from 'msw/node';
import type { Log } from '../api/ports.ts';
import { handlersOf } from './handlers.ts';
import { openMock, type Mock } from './open.ts';
import { untouchedPictures } from './pictures.ts';
import type { Sizes } from './seed.ts';

const folder = join(import.meta.dirname, '../migrations');

const readMigrations = () =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .map(name => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));

export type NodeMock = Mock & {
  server: SetupServer;
  /** What the API wrote into its log, errors of ours included. */
  logged: { level: string; message: string; facts?: Record<string, unknown> | undefined }[];
};

/** For tests: answers every request to `/api/` of this process until it is closed. `template`: a dump that its database starts from. */
export const listen = async (sizes?: Sizes, template?: Blob): Promise<NodeMock> => {
  const logged: NodeMock['logged'] = [];
  const log: Log = (level, message, facts) => void logged.push({ level, message, facts });
  const mock = await openMock({
    migrations: readMigrations(),
    pictures: untouchedPictures,
    log,
    ...(sizes && { sizes }),
    ...(template && { template }),
  });
  const server = setupServer(...handlersOf(mock.api));
  server.listen({ onUnhandledFrame: 'bypass' });
  const close = async () => {
    server.close();
    await mock.close();
  };
  return { ...mock, server, logged, close };
};
