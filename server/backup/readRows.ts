import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import type { Archive } from './archive.ts';
import { refuseCluster, sequencesOf, tablesOf } from './catalogue.ts';
import { beginReading } from './everyRow.ts';
import { names, type Manifest, type Table } from './manifest.ts';

const zipped = promisify(gzip);

/** So much text makes a part, which is also what one statement writes when it is loaded. */
const partBytes = 4 * 1024 * 1024;
const firstRows = 50;
const mostRows = 5_000;

/** PostgreSQL's own text of each value, which every version of it reads. */
const asText = { rowMode: 'array' as const, types: { getTypeParser: () => (value: string) => value } };

type Kept = Pick<Manifest, 'at' | 'migrations' | 'tables' | 'sequences'>;

/** Reads every row as of one moment, in one transaction and a slice at a time. Calls `atMoment` when that moment has come. */
export const readRows = async (
  client: pg.ClientBase,
  archive: Archive,
  atMoment: () => Promise<void>,
): Promise<Kept> => {
  await refuseCluster(client);
  await beginReading(client);
  const { rows } = await client.query<{ at: Date }>('select now() as at');
  await atMoment();
  const migrations = await client.query<Manifest['migrations'][number]>(
    'select name, digest from migrations order by name',
  );
  const tables: Table[] = [];
  for (const table of await tablesOf(client)) tables.push({ ...table, rows: await readTable(client, archive, table) });
  const sequences = await sequencesOf(client);
  await client.query('commit');
  return { at: rows[0]!.at.toISOString(), migrations: migrations.rows, tables, sequences };
};

const readTable = async (
  client: pg.ClientBase,
  archive: Archive,
  { name, columns }: Omit<Table, 'rows'>,
): Promise<number> => {
  let [rows, parts] = [0, 0];
  let text = '';
  const write = async () => {
    const bytes = await zipped(text);
    text = '';
    await archive.add(names.part(name, ++parts), bytes.length, [bytes]);
  };
  for await (const slice of slicesOf(client, name, columns)) {
    rows += slice.length;
    for (const row of slice) {
      text += `${JSON.stringify(row)}\n`;
      if (text.length >= partBytes) await write();
    }
  }
  if (text) await write();
  return rows;
};

/** As many rows at a time as make a part by the length of those before. */
async function* slicesOf(client: pg.ClientBase, name: string, columns: Table['columns']) {
  const list = columns.map(column => pg.escapeIdentifier(column.name)).join(', ');
  await client.query(`declare kept no scroll cursor for select ${list} from ${name}`);
  for (let wanted = firstRows; ;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${wanted} from kept`, ...asText });
    if (rows.length) yield rows;
    if (rows.length < wanted) break;
    const length = rows.reduce((sum, row) => row.reduce((all, value) => all + (value?.length ?? 0), sum), 0);
    wanted = Math.max(1, Math.min(mostRows, Math.floor((partBytes * rows.length) / (length + 1))));
  }
  await client.query('close kept');
}
