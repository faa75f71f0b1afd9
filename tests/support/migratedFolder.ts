import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { template } from './lentDatabase.ts';

/** A new folder that holds an embedded database with all migrations, closed, for others to copy. */
export async function migratedFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-migrated-'));
  const { close } = await openEmbedded({ folder, template: await template() });
  await close();
  return folder;
}
