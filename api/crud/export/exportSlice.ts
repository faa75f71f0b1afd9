import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { isUpload, type Kind } from '../../../schema/kit/meta.ts';
import { mustQuote } from '../../../schema/kit/listed.ts';
import { memo } from '../../../schema/kit/memo.ts';
import type { EntityWords } from '../../../schema/words/schemaWords.ts';
import type { CommonWords } from '../../../schema/words/wording.ts';
import type { Statement } from '../../ports.ts';
import { storedFields, sortExpression, tableName, type StoredField } from '../../db/columns.ts';
import { matching, walked, type ListQuery } from '../../db/list.ts';
import { entityOf, linkColumns, referred } from '../../db/select.ts';
import { Parameters } from '../../db/statement.ts';
import { snake } from '../../db/table.ts';

/** A plan for the values at hand costs less than one that supposes any shop and any place in it. */
const planAnew: Statement = { text: `select set_config('plan_cache_mode', 'force_custom_plan', true)`, values: [] };

/** Where a slice ended: the sorted value, and the id that breaks ties. */
export type Position = { value: string | null; id: string };

/** What is written out, and in which language. */
export type Written = { entity: AnyEntity; words: CommonWords };

type ExportColumn = { label: string; name: string; sql: string; numeric: boolean };

const numeric: readonly Kind[] = ['integer', 'decimal', 'money', 'weight', 'percent'];
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What a file shows of a record: the fields but for pictures and child records, references by their titles, choices by their names. */
export const exportColumns = (entity: AnyEntity, words: CommonWords): ExportColumn[] => columnsIn(words)(entity);

const columnsIn = memo((words: CommonWords) =>
  memo((entity: AnyEntity) => columnsOf(entity, words.entities[entity.name])),
);

const columnsOf = (entity: AnyEntity, words: EntityWords | undefined): ExportColumn[] =>
  Object.values(entity.info).flatMap(info => {
    const column = `t.${snake(info.name)}`;
    const label = words?.fields[info.name] ?? info.label;
    const made = (sql: string) => [{ label, name: info.name, sql, numeric: numeric.includes(info.kind) }];
    if (info.kind === 'child' || info.kind === 'lines' || isUpload(info.kind)) return [];
    if (info.kind === 'choice') {
      const names = words?.values[info.name];
      const cases = info.options!.map(
        ({ id, name }) => `when ${quoted(String(id))} then ${quoted(names?.[id] ?? name)}`,
      );
      return made(`case ${column}::text ${cases.join(' ')} end`);
    }
    if (info.kind === 'boolean') return made(`case when ${column} then 'true' else 'false' end`);
    if (info.kind === 'timestamp')
      return made(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
    if (info.kind === 'refs') {
      const { table, own, other } = linkColumns(entity, info);
      const target = entityOf(info.target!);
      const title = `o.${snake(target.title)}`;
      const item = `case when ${title} ~ '${mustQuote}' then '"' || replace(${title}, '"', '""') || '"' else ${title} end`;
      return made(`(select string_agg(${item}, ', ' order by l.id) from ${table} l
        join ${tableName(target)} o on o.shop_id = $1 and o.id = l.${other} where l.shop_id = $1 and l.${own} = t.id)`);
    }
    if (info.kind !== 'ref') return made(`${column}::text`);
    return made(referred(info).title);
  });

const referenceJoins = memo((entity: AnyEntity): string =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'ref')
    .map(info => referred(info).join)
    .join(''),
);

/**
 * The next rows in the list's own order, each with its position in front: sorted value, id, then the columns. The rows are chosen before
 * anything is looked up for them: what PostgreSQL takes for a few it would else look up for all that are left, and sort them then.
 */
export const sliceStatements = (
  { entity, words }: Written,
  shop: string,
  list: ListQuery,
  after: Position | null,
  size: number,
): [Statement, Statement] => {
  const parameters = new Parameters(shop);
  const sorted = sorting(entity, list);
  const { rows, where } = matching(entity, list, parameters);
  const further = after ? ` and ${beyond(sorted, after, parameters)}` : '';
  const way = sorted.expression === 't.id' ? walked(entity, list, parameters) : '';
  const columns = [`(${sorted.expression})::text`, 't.id', ...exportColumns(entity, words).map(({ sql }) => sql)];
  const order = `${sorted.expression} ${sorted.order}${sorted.nullable ? ' nulls last' : ''}, t.id ${sorted.order}`;
  const next = `(select * from ${rows} t where ${where}${further}${way} order by ${order} limit ${size})`;
  return [
    planAnew,
    parameters.statement(`select ${columns.join(', ')} from ${next} t${referenceJoins(entity)} order by ${order}`),
  ];
};

type Sorting = { expression: string; type: string; nullable: boolean; order: 'asc' | 'desc' };

const sorting = (entity: AnyEntity, { sort, order }: ListQuery): Sorting => {
  const name = sort ?? entity.defaultSort;
  const field = name && storedFields(entity).find(known => known.name === name);
  if (field) return { ...expressed(field), order: sort ? order : 'desc' };
  if (name === 'createdAt' || name === 'updatedAt')
    return { expression: `t.${snake(name)}`, type: 'timestamptz', nullable: false, order };
  return { expression: 't.id', type: 'uuid', nullable: false, order: name ? order : 'desc' };
};

const expressed = (field: StoredField) => ({
  expression: sortExpression(field),
  type: field.type,
  nullable: field.nullable,
});

/** One comparison where it can be, so that an index leads to the place instead of being read up to it. */
const beyond = ({ expression, type, nullable, order }: Sorting, { value, id }: Position, parameters: Parameters) => {
  const than = order === 'asc' ? '>' : '<';
  const last = `${parameters.add(id)}::uuid`;
  const tie = `t.id ${than} ${last}`;
  if (expression === 't.id') return tie;
  if (value === null) return `(${expression} is null and ${tie})`;
  const here = `${parameters.add(value)}::${type}`;
  return nullable
    ? `(${expression} ${than} ${here} or (${expression} = ${here} and ${tie}) or ${expression} is null)`
    : `(${expression}, t.id) ${than} (${here}, ${last})`;
};
