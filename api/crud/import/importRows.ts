import { sameAs } from '../../db/tree.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { ImportState, RowProblem } from '../../../schema/kit/importReport.ts';
import { storedSaid, type Said } from '../../../schema/words/said.ts';
import type { Statement } from '../../ports.ts';
import { storedField, tableName, type StoredField } from '../../db/columns.ts';

/** An import as replies show it, errors apart. */
const importColumns = `i.id, i.entity, i.file_name as "fileName", i.state, i.created, i.updated, i.unchanged, i.lines, i.filled, i.skipped, i.failed, i.alike, i.twins, i.total, i.next_row as "done",
  i.problem, i.options, i.starts, case when i.options->'pictures' <> '{}' then
    json_build_object('state', i.pictures_state, 'total', i.pictures, 'added', i.pictures_added, 'same', i.pictures_same, 'failed', i.pictures_failed,
      'refused', i.pictures_refused) end as pictures, i.undo_asked_at as "undoAskedAt", i.undone_at as "undoneAt", i.created_at as "createdAt", i.user_id as "userId",
  exists (select 1 from import_rejects j where j.shop_id = $1 and j.import_id = i.id) as "hasFailedRows"`;

export const importStatement = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select ${importColumns}, i.undo_left as "left",
    ${problems('not x.left_out')} as errors, ${problems('x.left_out')} as "leftOut",
    (select coalesce(json_agg(json_build_object('row', f.row, 'address', f.address, 'message', f.message) order by f.row, f.place), '[]') from (
      select p.row, p.address, p.reason as message, p.place from import_pictures p
      where p.shop_id = $1 and p.import_id = $2 and p.state = 'failed' order by p.row, p.place limit 1000) f) as "pictureFailures"
    from imports i where i.shop_id = $1 and i.id = $2) r`,
  values: [shop, id],
});

const problems = (which: string) =>
  `(select coalesce(json_agg(json_build_object('row', e.row, 'field', e.field, 'message', e.message, 'title', e.title, 'value', e.value) order by e.row, e.field), '[]') from (
      select x.row, x.field, x.message, x.title, x.value from import_errors x where x.shop_id = $1 and x.import_id = $2 and ${which} order by x.row, x.field limit 1000) e)`;

export const importList = (shop: string): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (select ${importColumns} from imports i where i.shop_id = $1 order by i.id desc limit 50) r`,
  values: [shop],
});

export const newImport = (
  shop: string,
  {
    id,
    entity,
    fileName,
    options,
    total,
    at,
  }: { id: string; entity: string; fileName: string; options: object; total: number; at: Date },
): Statement => ({
  text: `insert into imports (shop_id, id, entity, file_name, user_id, state, options, total, created_at)
    values ($1, $2, $3, $4, nullif(current_setting('app.user_id', true), '')::uuid, 'running', $5::jsonb, $6::integer, $7::timestamptz)`,
  values: [shop, id, entity, fileName, JSON.stringify(options), total, at.toISOString()],
});

/** Stops with TS409 `import` when the import is not running any more or another slice came first; locks it otherwise. */
export const expectRow = (shop: string, id: string, next: number): Statement => ({
  text: `select refuse_unless(exists (select 1 from imports i where i.shop_id = $1 and i.id = $2 and i.state = 'running' and i.next_row = $3::integer for update), 'TS409', 'import')`,
  values: [shop, id, next],
});

/** Before the records that it made. */
export const lockImport = (shop: string, id: string): Statement => ({
  text: 'select 1 from imports i where i.shop_id = $1 and i.id = $2 for update',
  values: [shop, id],
});

export type Tally = {
  next: number;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  failed: number;
  /** Of a trial: new ones that agree with a record that is there. */
  alike: number;
  /** New records that share their natural key with another row of the file. */
  twins: number;
  /** Of the documents that came in. */
  lines: number;
  /** Field -> so many new records got its default. */
  filled: Readonly<Record<string, number>>;
  /** Addresses of pictures, and texts in their place that are none. */
  pictures: number;
  refused: number;
};

export const advanceImport = (
  shop: string,
  id: string,
  { next, ...tally }: Omit<Tally, 'next'> & { next: number | null },
): Statement => ({
  text: `update imports i set next_row = coalesce($3::integer, i.next_row), created = i.created + $4::integer, updated = i.updated + $5::integer,
    unchanged = i.unchanged + $6::integer, skipped = i.skipped + $7::integer, failed = i.failed + $8::integer, starts = 0,
    pictures = i.pictures + $10::integer, pictures_refused = i.pictures_refused + $11::integer, lines = i.lines + $12::integer, alike = i.alike + $13::integer, twins = i.twins + $14::integer,
    filled = (select jsonb_object_agg(f.key, f.n) from (
      select e.key, sum(e.value::integer) as n from (select * from jsonb_each_text(coalesce(i.filled, '{}')) union all select * from jsonb_each_text($9::jsonb)) e
      group by e.key) f)
    where i.shop_id = $1 and i.id = $2`,
  values: [
    shop,
    id,
    next,
    tally.created,
    tally.updated,
    tally.unchanged,
    tally.skipped,
    tally.failed,
    JSON.stringify(tally.filled),
    tally.pictures,
    tally.refused,
    tally.lines,
    tally.alike,
    tally.twins,
  ],
});

/** Ends a running import; one that ended otherwise stays as it is. */
export const setImport = (shop: string, id: string, state: ImportState, problem: Said | null = null): Statement => ({
  text: `update imports i set state = $3, problem = $4 where i.shop_id = $1 and i.id = $2 and i.state = 'running'`,
  values: [shop, id, state, problem && storedSaid(problem)],
});

/** What is wrong is kept as its key and values, as JSON. */
export const addErrors = (shop: string, id: string, errors: readonly RowProblem[]): Statement => ({
  text: `insert into import_errors (shop_id, import_id, row, field, message, title, value, left_out)
    select $1, $2, r.row, r.field, r.message, r.title, r.value, coalesce(r."leftOut", false)
    from json_to_recordset($3::json) as r(row integer, field text, message text, title text, value text, "leftOut" boolean) on conflict do nothing returning 1`,
  values: [shop, id, JSON.stringify(errors)],
});

/** A process takes it up. */
export const beginImport = (shop: string, id: string): Statement => ({
  text: `update imports i set starts = i.starts + 1 where i.shop_id = $1 and i.id = $2 and i.state = 'running'`,
  values: [shop, id],
});

export const addRejects = (
  shop: string,
  id: string,
  rows: readonly { row: number; recordRow: number; cells: readonly string[] }[],
): Statement => ({
  text: `insert into import_rejects (shop_id, import_id, row, record_row, cells) select $1, $2, r.row, r."recordRow", r.cells
    from json_to_recordset($3::json) as r(row integer, "recordRow" integer, cells jsonb) on conflict do nothing returning 1`,
  values: [shop, id, JSON.stringify(rows)],
});

/** The next rows that failed, each with its cells and what is wrong with it: row, cells, [[field, message]]. */
export const rejectSlice = (shop: string, id: string, after: number, size: number): Statement => ({
  text: `select j.row, j.cells, (select json_agg(json_build_array(e.field, e.message) order by e.field) from import_errors e
      where e.shop_id = $1 and e.import_id = $2 and e.row = j.row and not e.left_out)
    from import_rejects j where j.shop_id = $1 and j.import_id = $2 and j.row > $3::integer order by j.row limit $4`,
  values: [shop, id, after, size],
});

/** Rows that failed so long ago that nobody mends them any more. */
export const staleRejects = (shop: string, before: Date, size: number): Statement => ({
  text: `delete from import_rejects where shop_id = $1 and (import_id, row) in (
    select j.import_id, j.row from import_rejects j join imports i on i.shop_id = $1 and i.id = j.import_id
    where j.shop_id = $1 and i.created_at <= $2::timestamptz limit ${size})`,
  values: [shop, before.toISOString()],
});

/** What such rows say. */
export const staleValues = (shop: string, before: Date, size: number): Statement => ({
  text: `update import_errors set title = null, value = null where shop_id = $1 and (import_id, row, field) in (
    select e.import_id, e.row, e.field from import_errors e join imports i on i.shop_id = $1 and i.id = e.import_id
    where e.shop_id = $1 and (e.title is not null or e.value is not null) and i.created_at <= $2::timestamptz limit ${size})`,
  values: [shop, before.toISOString()],
});

/** Which of the ids are records of the shop that are not deleted. */
export const presentIds = (entity: AnyEntity, shop: string, ids: readonly string[]): Statement => ({
  text: `select t.id from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.deleted_at is null`,
  values: [shop, ids],
});

/**
 * Finds records by natural key: the key's `n`, the id of the oldest, and the count. Records that the import `except` made do not count. Sought as a range and in its order, which only
 * the key's own index has: where PostgreSQL takes the shop for an empty one it would read all of it for each row, in whatever index.
 */
export const knownRows = (
  entity: AnyEntity,
  shop: string,
  keys: readonly Record<string, unknown>[],
  except: string | null,
): [Statement, Statement] => [
  { text: `select set_config('enable_sort', 'off', true)`, values: [] },
  rowsByKey(entity, shop, keys, except),
];

const rowsByKey = (
  entity: AnyEntity,
  shop: string,
  keys: readonly Record<string, unknown>[],
  except: string | null,
): Statement => {
  const fields = entity.naturalKey!.map(key => storedField(entity, key)!);
  const [{ column, name: lead }] = fields as [StoredField];
  const others = fields.slice(1).map(field => ` and t.${field.column} ${sameAs(entity, field.name)} r."${field.name}"`);
  const made =
    except === null
      ? ''
      : ` and not exists (select 1 from history h where h.shop_id = $1 and h.record_id = t.id and h.change_id = $3 and h.action = 'create')`;
  return {
    text: `select distinct on (r.n) r.n, t.id, count(*) over (partition by r.n) from json_to_recordset($2::json) as r(n integer, ${fields.map(({ name, type }) => `"${name}" ${type}`).join(', ')})
      cross join lateral (select t.id from ${tableName(entity)} t
        where t.shop_id = $1 and t.${column} between r."${lead}" and r."${lead}"${others.join('')} and t.deleted_at is null${made} order by t.${column} offset 0) t
      order by r.n, t.id`,
    values: [shop, JSON.stringify(keys), ...(except === null ? [] : [except])],
  };
};

/** Once, until it is done. Its pictures come no further. */
export const askUndo = (shop: string, id: string, at: Date): Statement => ({
  text: `update imports i set undo_asked_at = $3::timestamptz,
    pictures_state = case when i.pictures_state = 'running' then 'stopped' else i.pictures_state end
    where i.shop_id = $1 and i.id = $2 and i.undo_asked_at is null`,
  values: [shop, id, at.toISOString()],
});

export const setUndone = (shop: string, id: string, at: Date): Statement => ({
  text: `update imports i set undone_at = $3::timestamptz where i.shop_id = $1 and i.id = $2`,
  values: [shop, id, at.toISOString()],
});

const mostLeft = 100;

/** What stays as it is when the import is taken back, as far as it is kept; each once, however often it is looked at. */
export const addLeft = (shop: string, id: string, left: readonly object[]): Statement => ({
  text: `update imports i set undo_left = (select jsonb_agg(l.it order by l.n) from (
      select distinct on (e.it ->> 'id') e.it, e.n from jsonb_array_elements(coalesce(i.undo_left, '[]') || $3::jsonb) with ordinality as e(it, n)
      order by e.it ->> 'id', e.n) l where l.n <= ${mostLeft})
    where i.shop_id = $1 and i.id = $2`,
  values: [shop, id, JSON.stringify(left)],
});
