import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../../api/ports.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { openServer } from '../../server/db/server.ts';
import { jobsMigration } from '../../server/jobs/schema.ts';
import { emptyTemplate } from './cachedTemplate.ts';
import { freshDatabase, placeDatabase } from './freshDatabase.ts';

export type OpenedQueue = {
  pool: pg.Pool;
  database: Database;
  /** As the owner, whom nothing is forbidden. */
  owner: Pick<pg.Pool, 'query'>;
  /** The address of the login role; null where there is none. */
  url: string | null;
  close(): Promise<void>;
};

const roles = ['app', 'tolashop'].map(
  name =>
    `do $$ begin create role ${name} nologin; exception when duplicate_object or unique_violation then null; end $$;`,
);

/** With a queue, ready for use. */
export async function embeddedQueue(folder: string | null): Promise<OpenedQueue> {
  if (folder && !existsSync(join(folder, 'data'))) await placeDatabase(folder);
  const { pool, database, close } = await openEmbedded({ folder, template: await emptyTemplate() });
  const { rows } = await pool.query("select to_regnamespace('jobs') as found");
  if (rows[0].found === null) await pool.query(roles.join('') + jobsMigration());
  return { pool, database, owner: pool, url: null, close };
}

/** With a queue, ready for use by a login role that owns nothing. */
export async function serverQueue(): Promise<OpenedQueue> {
  const { url, adminUrl, drop } = await freshDatabase();
  const owner = new pg.Pool({ connectionString: adminUrl, max: 1 });
  // Dropping the database may end a connection that is about to end by itself.
  owner.on('error', () => {}).on('connect', client => client.on('error', () => {}));
  await owner.query(`${roles.join('')} grant app to tolashop; grant tolashop to tolashop_test; ${jobsMigration()}`);
  const { pool, database, close } = openServer({ url });
  return { pool, database, owner, url, close: () => Promise.all([close(), owner.end()]).then(drop) };
}
