/** `npm run restore -- <file>`: fills a new, empty place with a backup. With `--check` it tries that in a place that goes again. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryOf } from './backup/manifest.ts';
import { check, restore } from './backup/restore.ts';
import { placeOf } from './backup/source.ts';

process.umask(0o077);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Error('From which file? npm run restore -- /backups/shop.tar');
  if (values.check) console.log(`The backup can be restored: ${summaryOf(await check(resolve(file)))}.`);
  else {
    const place = placeOf(process.env);
    const manifest = await restore(place, resolve(file));
    console.log(
      `Restored ${summaryOf(manifest)}. ${place.adminUrl ? "Now 'npm run migrate', then start." : 'Now start.'}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
