/** `npm run migration`: prints what the schema has and the migrations lack. `npm run migration -- name`: keeps it as the next migration, to be read before it is committed. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { difference } from '../api/db/difference.ts';
import type { Table } from '../api/db/table.ts';
import { tables } from '../api/tables.ts';
import { assertSchema } from '../schema/kit/assertSchema.ts';
import { entities } from '../schema/entities/index.ts';

const folder = new URL('../migrations/', import.meta.url);
const snapshot = new URL('snapshot.json', folder);

assertSchema(entities);
const now = tables(entities);
const name = process.argv[2];
const last = Math.max(0, ...readdirSync(folder).map(file => Number(/^(\d{4})_.*\.sql$/.exec(file)?.[1] ?? 0)));
const file = `${String(last + 1).padStart(4, '0')}_${(name ?? 'name').replace(/\W+/g, '_')}.sql`;
const sql = difference(JSON.parse(readFileSync(snapshot, 'utf8')) as Table[], now);

if (!sql) console.log('The migrations hold all that the schema has.');
else if (!name) console.log(sql);
else {
  writeFileSync(new URL(file, folder), `${sql}\n`);
  writeFileSync(snapshot, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`migrations/${file}: read it, mend what is marked 'check', then commit it.`);
}
