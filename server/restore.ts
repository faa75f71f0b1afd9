/** `npm run restore -- <file>`: fills a new, empty place with a backup. With `--check` it tries that in a place that goes again. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { summaryOf } from './backup/manifest.ts';
import { check, restore } from './backup/restore.ts';
import { placeOf } from './backup/source.ts';

const checked = async (path: string): Promise<string> => {
  const { CHECK_DATABASE_URL: url, DATABASE_ADMIN_URL, DATABASE_URL } = process.env;
  const summary = summaryOf(await check(path, { url }));
  if (url) {
    const { host, pathname, username } = new URL(url);
    return `The backup can be restored. It was tried on the server ${host}, in the database ${pathname.slice(1)} as ${username}, which is empty again: ${summary}.`;
  }
  const tried = `The backup can be restored into an embedded database, where it was tried: ${summary}.`;
  if (!DATABASE_ADMIN_URL && !DATABASE_URL) return tried;
  return `${tried} It was not tried on your PostgreSQL server: name an empty database of the same owner there in CHECK_DATABASE_URL.`;
};

process.umask(0o077);
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const [file] = positionals;
  if (!file) throw new Error('From which file? npm run restore -- /backups/shop.tar');
  if (values.check) console.log(await checked(resolve(file)));
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
