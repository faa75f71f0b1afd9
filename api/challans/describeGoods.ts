import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesIn } from '../../schema/kit/lineEntity.ts';
import { tableName } from '../db/columns.ts';
import { documentColumn } from '../db/lines.ts';
import type { Scene } from '../hooks/hooks.ts';
import { termsStatement } from '../pieces/priceTerms.ts';
import { pureWorth } from '../pieces/pureWorth.ts';
import type { Statement } from '../ports.ts';
import { rateMoment } from '../rates/heldOn.ts';

/**
 * The goods of a challan. SQL of its line `l` and of the challan `d`: `day`, `metal`, `fine`, the milligrams of fine metal that the line is worth, and
 * `hsn`, the code that the goods have themselves. `hsnOf`: the code of goods without one.
 */
type Goods = {
  day: string;
  metal: string;
  fine: string;
  hsn?: string;
  joins?: string;
  hsnOf: (metal: string) => string | null;
};
type Line = { id: string; day: string; metal: string; fine: number | null; hsn: string | null };

/** Fills the HSN codes of lines that have none, and the values that they have at the rate of the challan's day. Without a rate a value stays empty. */
export const describeGoods = (
  entity: AnyEntity,
  challans: readonly string[],
  { shop, at }: Pick<Scene, 'shop' | 'at'>,
  { day, metal, fine, hsn = 'null', joins = '', hsnOf }: Goods,
): Statement => {
  const lines = tableName(linesIn(entity, 'lines').lines);
  return {
    text: `select coalesce(json_agg(json_build_object('id', l.id, 'day', ${day}, 'metal', ${metal}, 'fine', ${fine}, 'hsn', ${hsn}) order by l.id), '[]')
      from ${tableName(entity)} d join ${lines} l on l.shop_id = $1 and l.${documentColumn} = d.id ${joins}
      where d.shop_id = $1 and d.id = any($2::uuid[]) and ${metal} is not null`,
    values: [shop, challans],
    next: ({ rows }) =>
      [...Map.groupBy(JSON.parse(rows[0]![0]!) as Line[], line => line.day)].map(([on, those]) => {
        const moment = rateMoment(on, at);
        return {
          ...termsStatement(shop, '$2::uuid', null, moment),
          next: rates => [fill(lines, shop, described(those, hsnOf, pureWorth(rates, moment)))],
        };
      }),
  };
};

const described = (
  lines: readonly Line[],
  hsnOf: Goods['hsnOf'],
  worthOf: (metal: string, fine: number) => number | null,
) =>
  lines.map(({ id, metal, fine, hsn }) => {
    const worth = fine ? worthOf(metal, fine) : null;
    return { id, hsn: hsn ?? hsnOf(metal), value: worth === null ? null : worth / 100 };
  });

const fill = (table: string, shop: string, rows: ReturnType<typeof described>): Statement => ({
  text: `update ${table} l set hsn = coalesce(l.hsn, r.hsn), value = coalesce(l.value, r.value)
    from json_to_recordset($2::json) as r(id uuid, hsn text, value numeric)
    where l.shop_id = $1 and l.id = any($3::uuid[]) and l.id = r.id`,
  values: [shop, JSON.stringify(rows), rows.map(({ id }) => id)],
});
