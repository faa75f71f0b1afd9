/** `npm run backup -- <file>`: the database as of one moment and all files of DATA_DIR into one file, also while the server runs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseUnfinishedRestore } from './dataDir.ts';
import { backUp } from './backup/backUp.ts';
import { summaryOf } from './backup/manifest.ts';
import { placeOf } from './backup/source.ts';

const [file] = process.argv.slice(2);
process.umask(0o077);
try {
  if (!file) throw new Error('Into which file? npm run backup -- /backups/shop.tar');
  const place = placeOf(process.env);
  if (!existsSync(place.dataDir)) throw new Error(`There is no DATA_DIR (${place.dataDir}).`);
  refuseUnfinishedRestore(place.dataDir);
  const target = resolve(file);
  const manifest = await backUp(place, target);
  console.log(`${target} holds ${summaryOf(manifest)}. It holds secrets too: keep it as such.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
