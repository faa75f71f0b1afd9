import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { importFields } from '../../../schema/kit/importFields.ts';
import { folded, normalised } from '../../../schema/kit/importMapping.ts';
import { memo } from '../../../schema/kit/memo.ts';
import { tableName } from '../../db/columns.ts';
import { entityOf } from '../../db/select.ts';
import { snake } from '../../db/table.ts';
import type { Result, Statement } from '../../ports.ts';
import type { Meanings } from './options.ts';

/** Longer texts name no record. */
export const longestMeant = 100;

/** The references of an import that a person may give a meaning to texts of. */
export const meaningFields = (entity: AnyEntity): FieldInfo[] =>
  Object.values(importFields(entity)).flatMap(({ info }) =>
    info.kind === 'ref' && entityOf(info.target!).sameTitles ? [info] : [],
  );

/** Reads the records of the target with their titles, and the meanings that the shop keeps. */
export const meantStatements = (target: string, shop: string): [Statement, Statement] => {
  const entity = entityOf(target);
  const [table, title] = [tableName(entity), snake(entity.title)];
  return [
    {
      text: `select t.id, t.${title} from ${table} t where t.shop_id = $1 and t.deleted_at is null order by t.id limit 1000`,
      values: [shop],
    },
    {
      text: `select m.text, m.record_id from import_meanings m join ${table} t on t.shop_id = $1 and t.id = m.record_id
        where m.shop_id = $1 and m.entity = $2 and t.deleted_at is null`,
      values: [shop, target],
    },
  ];
};

/** The records that texts mean which are no titles: as the person says, as the shop keeps it, or by another name of the same thing. */
export const meantBy = (
  target: string,
  [records, kept]: readonly Result[],
  texts: readonly string[],
  said: Readonly<Record<string, string>> = {},
): Map<string, string> => {
  const ids = new Set(records!.rows.map(([id]) => id!));
  const meant = new Map(kept!.rows.map(([text, id]) => [text!, id!]));
  for (const [text, id] of Object.entries(said)) if (ids.has(id)) meant.set(folded(text), id);
  const sets = setsOf(entityOf(target));
  const bySet = new Map(records!.rows.toReversed().map(([id, title]) => [sets.get(normalised(title!)), id!]));
  bySet.delete(undefined);
  return new Map(
    texts.flatMap(text => {
      const id = meant.get(folded(text)) ?? bySet.get(sets.get(normalised(text)));
      return id ? [[text, id] as const] : [];
    }),
  );
};

/** Normalised title -> the number of its list. */
const setsOf = memo(
  ({ sameTitles = [] }: AnyEntity): Map<string, number> =>
    new Map(sameTitles.flatMap((titles, n) => titles.map(title => [normalised(title), n] as const))),
);

/** Keeps what a person said for the next files of the shop. */
export const keepMeanings = (entity: AnyEntity, shop: string, meanings: Meanings, at: Date): Statement[] =>
  meaningFields(entity).flatMap(({ name, target }) => {
    const given = Object.entries(meanings[name] ?? {}).map(([text, id]) => ({ text: folded(text), id }));
    if (!given.length) return [];
    const table = tableName(entityOf(target!));
    return {
      text: `insert into import_meanings (shop_id, entity, text, record_id, at)
        select distinct on (r.text) $1, $2, r.text, t.id, $4::timestamptz from json_to_recordset($3::json) as r(text text, id uuid)
          join ${table} t on t.shop_id = $1 and t.id = r.id and t.deleted_at is null order by r.text
        on conflict (shop_id, entity, text) do update set record_id = excluded.record_id, at = excluded.at`,
      values: [shop, target!, JSON.stringify(given), at.toISOString()],
    };
  });

/** The texts among `values` that mean no record of the field's target yet. */
export const unmeant = (target: string, results: readonly Result[], values: Iterable<string>): string[] => {
  const titles = new Set(results[0]!.rows.map(([, title]) => folded(title!)));
  const open = [...new Map([...values].map(value => [folded(value), value])).values()];
  const rest = open.filter(value => !titles.has(folded(value)));
  const meant = meantBy(target, results, rest);
  return rest.filter(value => !meant.has(value));
};
