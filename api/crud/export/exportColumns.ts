import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { hasRecordIds, lineColumnLabel, lineFieldName } from '../../../schema/kit/importFields.ts';
import { linesOf } from '../../../schema/kit/lineEntity.ts';
import { mustQuote } from '../../../schema/kit/listed.ts';
import { shopField } from '../../../schema/kit/overShops.ts';
import { memo } from '../../../schema/kit/memo.ts';
import { isUpload, type Kind } from '../../../schema/kit/meta.ts';
import { yearless } from '../../../schema/kit/yearly.ts';
import type { EntityWords } from '../../../schema/words/schemaWords.ts';
import type { CommonWords, SheetWords } from '../../../schema/words/wording.ts';
import { tableName } from '../../db/columns.ts';
import { documentColumn } from '../../db/lines.ts';
import { entityOf, isPerson, keptPeople, linkColumns, ofCall, ofRow, referred } from '../../db/select.ts';
import { snake } from '../../db/table.ts';

type ExportColumn = { label: string; name: string; sql: string; numeric: boolean };
/** The columns of one field of lines; `list` is all of them of the record `t`, as JSON. */
type LineColumns = { field: FieldInfo; columns: ExportColumn[]; list: string };

const numeric: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent'];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What a file shows of a record: the fields but for pictures and child records, references by their titles, choices by their names. */
export const exportColumns = (entity: AnyEntity, words: CommonWords): ExportColumn[] => columnsIn(words)(entity);

const columnsIn = memo((words: CommonWords) => memo((entity: AnyEntity) => columnsOf(entity, words)));

const columnsOf = (entity: AnyEntity, { entities, sheets }: CommonWords): ExportColumn[] => {
  const words = entities[entity.name];
  // Empty in every record that somebody can see.
  const unseen = [shopField.name, entity.dataSubject?.whereNamed?.at];
  const columns = Object.values(entity.info)
    .filter(({ kind, name }) => kind !== 'child' && kind !== 'lines' && !isUpload(kind) && !unseen.includes(name))
    .map(info => ({
      label: words?.fields[info.name] ?? info.label,
      name: info.name,
      sql:
        info.kind === 'refs' ? linkedTitles(entity, info) : shown(info, { of: 't', entity }, words?.values[info.name]),
      numeric: numeric.includes(info.kind),
    }));
  if (entity.isOverShops) return columnsOverShops(entity, columns, sheets);
  const id = { label: sheets.recordId, name: 'id', sql: 't.id::text', numeric: false };
  return hasRecordIds(entity) ? [...columns, id] : columns;
};

/** Says first when and in which shop; who somebody is stands in place of an id. */
const columnsOverShops = (entity: AnyEntity, columns: ExportColumn[], { made, shop }: SheetWords): ExportColumn[] => {
  const named = new Map([...namedPeople(entity), ...namedBySoftReference(entity)]);
  const at = `to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return [
    { label: made, name: 'createdAt', sql: at, numeric: false },
    { label: shop, name: shopField.name, sql: 'of_shop.name', numeric: false },
    ...columns.map(column => ({ ...column, sql: named.get(column.name) ?? column.sql })),
  ];
};

const namedPeople = (entity: AnyEntity): [string, string][] => [
  ...keptPeople(entity).map(({ name, sql }): [string, string] => [
    name,
    `(select p ->> 'name' || ' <' || (p ->> 'email') || '>' from (select ${sql}) as found(p))`,
  ]),
  ...Object.values(entity.info)
    .filter(isPerson)
    .map(({ name, target }): [string, string] => [
      name,
      `${entityOf(target!).readBy!.titleOverShops}(${ofRow}, t.${snake(name)})`,
    ]),
];

/** Records of the platform, which may be gone. */
const namedBySoftReference = (entity: AnyEntity): [string, string][] =>
  Object.entries(entity.softReferences ?? {}).flatMap(([name, target]): [string, string][] => {
    const other = entityOf(target!);
    if (other.space !== 'platform') return [];
    const id = `t.${snake(name)}`;
    return [
      [name, `coalesce((select o.${snake(other.title)} from ${tableName(other)} o where o.id::text = ${id}), ${id})`],
    ];
  });

/** What a file shows of each line, for each field of lines. */
export const lineColumns = (entity: AnyEntity, words: CommonWords): LineColumns[] => linesIn(words)(entity);

export const lineLists = (entity: AnyEntity, words: CommonWords): string[] =>
  lineColumns(entity, words).map(({ list }) => list);

const linesIn = memo((words: CommonWords) =>
  memo((entity: AnyEntity) => lineColumnsOf(entity, words.entities[entity.name])),
);

const lineColumnsOf = (entity: AnyEntity, words: EntityWords | undefined): LineColumns[] =>
  linesOf(entity).map(({ field, lines }) => {
    const fields = Object.values(field.line!);
    const columns = fields.map(info => {
      const name = lineFieldName(field.name, info.name);
      const label = lineColumnLabel(field, info, words);
      return { label, name, sql: shown(info, { of: 'l' }, words?.values[name]), numeric: numeric.includes(info.kind) };
    });
    const joins = fields.filter(({ kind }) => kind === 'ref').map(info => referred(info, { of: 'l' }).join);
    const cells = columns.map(({ sql }) => `(${sql})::text`).join(', ');
    const list = `(select json_agg(json_build_array(${cells}) order by l.position) from ${tableName(lines)} l${joins.join('')}
      where l.shop_id = $1 and l.${documentColumn} = t.id)`;
    return { field, columns, list };
  });

/** A value of the row `of` as text. */
const shown = (
  info: FieldInfo,
  row: { of: string; entity?: AnyEntity },
  names?: Readonly<Record<string, string>>,
): string => {
  const column = `${row.of}.${snake(info.name)}`;
  if (info.kind === 'choice') {
    const cases = info.options!.map(({ id, name }) => `when ${quoted(String(id))} then ${quoted(names?.[id] ?? name)}`);
    return `case ${column}::text ${cases.join(' ')} end`;
  }
  if (info.kind === 'boolean') return `case when ${column} then 'true' else 'false' end`;
  if (info.kind === 'timestamp') return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  if (info.yearly)
    return `case when extract(year from ${column}) = ${yearless} then to_char(${column}, '"-""-"MM-DD') else ${column}::text end`;
  return info.kind === 'ref' ? referred(info, row).title : `${column}::text`;
};

const linkedTitles = (entity: AnyEntity, info: FieldInfo): string => {
  const { table, own, other } = linkColumns(entity, info);
  const target = entityOf(info.target!);
  const shop = entity.isOverShops ? ofRow : ofCall;
  const title = `o.${snake(target.title)}`;
  const item = `case when ${title} ~ '${mustQuote}' then '"' || replace(${title}, '"', '""') || '"' else ${title} end`;
  return `(select string_agg(${item}, ', ' order by l.id) from ${table} l
    join ${tableName(target)} o on o.shop_id = ${shop} and o.id = l.${other} where l.shop_id = ${shop} and l.${own} = t.id)`;
};

export const referenceJoins = memo((entity: AnyEntity): string => {
  const references = Object.values(entity.info).filter(({ kind, name }) => kind === 'ref' && name !== shopField.name);
  if (!entity.isOverShops) return references.map(info => referred(info, { entity }).join).join('');
  const joins = references.filter(info => !isPerson(info)).map(info => referred(info, { shop: ofRow }).join);
  return [` left join shops of_shop on of_shop.id = ${ofRow}`, ...joins].join('');
});
