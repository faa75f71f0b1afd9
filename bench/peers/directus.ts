import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { BenchDatabase } from '../figure.ts';
import { startChild, type Child } from '../measure/child.ts';
import { peerPath } from './packages.ts';
import { schema } from './schema.ts';

/** Of a user who may do everything, so that Directus checks no permission of single fields. */
export const directusToken = 'an-administrator-for-measuring';

/** Nothing but its API, in its quickest form, without what would refuse a crowd. */
const environment = ({ ownerUrl, folder }: BenchDatabase): Record<string, string> => ({
  NODE_ENV: 'production',
  CONFIG_PATH: join(folder, 'directus.env'),
  EXTENSIONS_PATH: join(folder, 'extensions'),
  STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: ownerUrl,
  DB_SEARCH_PATH: schema,
  DB_POOL__MAX: '16',
  SECRET: 'for-measuring-alone-and-of-32-bytes',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'Secret@123',
  ADMIN_TOKEN: directusToken,
  CACHE_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  TELEMETRY: 'false',
  WEBSOCKETS_ENABLED: 'false',
  SERVE_APP: 'false',
  LOG_LEVEL: 'error',
});

/** Makes its own tables and the administrator by its own command, then starts it. */
export const startDirectus = (database: BenchDatabase): Promise<Child> => {
  const env = environment(database);
  execFileSync(process.execPath, [peerPath('@directus/api/cli/run.js'), 'bootstrap'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 2, 2],
  });
  return startChild('peers/servers/directus.ts', env);
};
