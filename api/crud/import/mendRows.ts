import { mostLines } from '../../../schema/kit/kinds.ts';
import type { Statement } from '../../ports.ts';

/** Of the records of these rows, all the rows that failed: number, cells, the record's first row. Not of one that has too many. */
export const rejectsOf = (shop: string, id: string, rows: readonly number[]): Statement => ({
  text: `select r.row, r.cells, r.record from (
    select j.row, j.cells, coalesce(j.record_row, j.row) as record, count(*) over (partition by coalesce(j.record_row, j.row)) as size
    from import_rejects j where j.shop_id = $1 and j.import_id = $2 and coalesce(j.record_row, j.row) in (
      select coalesce(n.record_row, n.row) from import_rejects n where n.shop_id = $1 and n.import_id = $2 and n.row = any($3::integer[]))) r
    where r.size <= ${2 * mostLines} order by r.record, r.row`,
  values: [shop, id, rows.map(String)],
});

/** Stops with TS409 `import` when somebody else mended one of them meanwhile, or has the import taken back; locks it otherwise. */
export const heldRejects = (shop: string, id: string, rows: readonly number[]): Statement[] => [
  {
    text: `select refuse_unless(exists (select 1 from imports i where i.shop_id = $1 and i.id = $2 and i.undo_asked_at is null for update), 'TS409', 'import')`,
    values: [shop, id],
  },
  {
    text: `select refuse_unless((select count(*) from import_rejects j where j.shop_id = $1 and j.import_id = $2 and j.row = any($3::integer[])) = cardinality($3::integer[]), 'TS409', 'import')`,
    values: [shop, id, rows.map(String)],
  },
];

export const forgetErrors = (shop: string, id: string, rows: readonly number[]): Statement => ({
  text: `delete from import_errors where shop_id = $1 and import_id = $2 and row = any($3::integer[])`,
  values: [shop, id, rows.map(String)],
});

export const forgetRejects = (shop: string, id: string, rows: readonly number[]): Statement => ({
  text: `delete from import_rejects where shop_id = $1 and import_id = $2 and row = any($3::integer[])`,
  values: [shop, id, rows.map(String)],
});
