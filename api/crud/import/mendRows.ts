import type { Statement } from '../../ports.ts';

/** The rows among those that failed: number, cells. */
export const rejectsOf = (shop: string, id: string, rows: readonly number[]): Statement => ({
  text: `select j.row, j.cells from import_rejects j where j.shop_id = $1 and j.import_id = $2 and j.row = any($3::integer[]) order by j.row`,
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
