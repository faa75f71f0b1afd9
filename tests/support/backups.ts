import { mkdtempSync, rmSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { verify } from '../../server/backup/archive.ts';
import { pathIn, tableIn, type Manifest } from '../../server/backup/manifest.ts';
import { entriesOf, wholeOf } from '../../server/backup/tar.ts';
import { emptyTemplate } from './cachedTemplate.ts';

export type Kept = {
  manifest: Manifest;
  /** By table, as JSON of its values, in an order of their own. */
  rows: Record<string, string[]>;
  /** By path. */
  files: Record<string, Buffer>;
};

/** What a backup holds, to compare with another. */
export const keptIn = async (path: string): Promise<Kept> => {
  const file = await open(path);
  try {
    const manifest = await verify(file, path);
    const rows: Kept['rows'] = {};
    const files: Kept['files'] = {};
    for await (const entry of entriesOf(file)) {
      const [table, name] = [tableIn(entry.name), pathIn(entry.name)];
      const lines = () => wholeOf(file, entry).then(bytes => gunzipSync(bytes).toString().trimEnd().split('\n'));
      if (table) (rows[table] ??= []).push(...(await lines()));
      if (name) files[name] = await wholeOf(file, entry);
    }
    for (const lines of Object.values(rows)) lines.sort();
    return { manifest, rows, files };
  } finally {
    await file.close();
  }
};

/** The values of a column, in no order. */
export const valuesOf = ({ manifest, rows }: Kept, table: string, column: string): (string | null)[] => {
  const at = manifest.tables.find(({ name }) => name === table)!.columns.findIndex(({ name }) => name === column);
  return (rows[table] ?? []).map(line => (JSON.parse(line) as (string | null)[])[at]!);
};

/** A place for an embedded database, which takes ten seconds of a core to make where nothing is at hand. */
export const folderAt = async (dataDir: string) => ({ dataDir, adminUrl: null, template: await emptyTemplate() });

/** A folder that goes at the end, and where things are in it. */
export const workplace = () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-backup-'));
  return {
    in: (name: string) => join(folder, name),
    read: (name: string) => readFile(join(folder, name), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Tables, columns, references, rules, rights and triggers, without what differs between two databases that are the same. */
export const schemaSql = `
  select string_agg(line, E'\\n' order by line) as schema from (
    select concat_ws(' ', c.oid::regclass, c.relkind, c.relrowsecurity, c.relforcerowsecurity,
        (select count(*) from aclexplode(c.relacl) a where a.grantee <> c.relowner)) from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'jobs'::regnamespace) and c.relname !~ '^queue_stats_'
    union all select concat_ws(' ', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated) from pg_constraint k
      where k.connamespace in ('public'::regnamespace, 'jobs'::regnamespace) and k.contype <> 'n' and k.conrelid::regclass::text !~ 'queue_stats_'
    union all select concat_ws(' ', p.polrelid::regclass, p.polname, pg_get_expr(p.polqual, p.polrelid)) from pg_policy p
    union all select concat_ws(' ', t.tgrelid::regclass, t.tgname, t.tgenabled) from pg_trigger t where not t.tgisinternal
  ) as lines (line)`;
