import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../server/db/migrations.ts';
import { createDatabase } from '../../tests/support/postgres.ts';
import { startServer } from '../../tests/support/postgresServer.ts';
import type { BenchDatabase } from '../figure.ts';
import { seed, type Plot } from '../measure/seed.ts';

/** Commits reach the disk; the memory is that of a small server. */
const settings = ['shared_buffers=1GB', 'max_wal_size=4GB'];

/** PostgreSQL with a hundred shops of 2,000 products and one of 50,000. */
export const openBenchDatabase = async (): Promise<BenchDatabase> => {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { adminUrl: given, stop: () => Promise.resolve() } : await startServer(settings);
  const { shops, ...made } = await filledDatabase(server.adminUrl, [
    { shops: 100, rows: 2_000 },
    { shops: 1, rows: 50_000 },
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-bench-'));
  writeFileSync(join(folder, 'index.html'), '');
  return {
    url: made.url,
    ownerUrl: made.superUrl,
    large: shops.pop()!,
    shops,
    folder,
    stop: async () => {
      rmSync(folder, { recursive: true, force: true });
      await made.drop();
      await server.stop();
    },
  };
};

/** One more database of the server at `url`, migrated and seeded. `people`: of each shop. */
export const filledDatabase = async (url: string, plots: readonly Plot[], people?: number) => {
  const made = await createDatabase(url);
  const owner = new pg.Pool({ connectionString: made.superUrl, max: 1 });
  await migrate(owner);
  await owner.query(`grant tolashop to ${pg.escapeIdentifier(new URL(made.url).username)}`);
  const shops = await seed(owner, plots, people);
  await owner.end();
  return { ...made, shops };
};
