import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded, type Embedded } from '../../../server/db/embedded/openEmbedded.ts';
import { migrate } from '../../../server/db/migrations.ts';
import type { SeededShop } from '../../figure.ts';
import { seed, type Plot } from '../../measure/seed.ts';

export type Prepared = { folder: string; database: string; shops: SeededShop[]; embedded: Embedded; remove(): void };

/** A durable database in a folder of its own, filled. The folder also stands for the built app. */
export const prepared = async (plot: Plot): Promise<Prepared> => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-bench-'));
  writeFileSync(join(folder, 'index.html'), '');
  const database = join(folder, 'database');
  const embedded = await openEmbedded({ folder: database, watchdogMs: 600_000 });
  await migrate(embedded.pool);
  const shops = await seed(embedded.pool, [plot]);
  // What was made here reaches the disk now, not while something is measured.
  await embedded.pool.query('checkpoint');
  return { folder, database, shops, embedded, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
