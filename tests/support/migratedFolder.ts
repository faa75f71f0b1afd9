import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { migrate, readMigrations } from '../../server/db/migrations.ts';
import { roles } from '../../schema/permissions.ts';
import { cachedTemplate } from './cachedTemplate.ts';

/** What an embedded database with all migrations is made from. */
export const embeddedTemplate = () =>
  cachedTemplate(JSON.stringify([readMigrations(), roles]), ({ pool }) => migrate(pool));

/** A new folder that holds an embedded database with all migrations, closed, for others to copy. */
export async function migratedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-migrated-'));
  await migrateFolder(folder);
  return folder;
}

/** Such a database in that folder, where there is no run to ask for one to copy. */
export async function migrateFolder(folder: string): Promise<void> {
  const { close } = await openEmbedded({ folder, template: await embeddedTemplate() });
  await close();
}
