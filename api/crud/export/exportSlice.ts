import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { CommonWords } from '../../../schema/words/wording.ts';
import type { Statement } from '../../ports.ts';
import { storedFields, sortExpression, type StoredField } from '../../db/columns.ts';
import { matching, walked, type ListQuery } from '../../db/list.ts';
import { Parameters, type Place } from '../../db/statement.ts';
import { snake } from '../../db/table.ts';
import { exportColumns, lineLists, referenceJoins } from './exportColumns.ts';

/** A plan for the values at hand costs less than one that supposes any shop and any place in it. */
const planAnew: Statement = { text: `select set_config('plan_cache_mode', 'force_custom_plan', true)`, values: [] };

/** Where a slice ended: the sorted value, and the id that breaks ties. */
export type Position = { value: string | null; id: string };

/** What is written out, and in which language. `perLine`: a row for each line of a document. */
export type Written = { entity: AnyEntity; words: CommonWords; perLine?: boolean };

/**
 * The next rows in the list's own order, each with its position in front: sorted value, id, then the columns. The rows are chosen before
 * anything is looked up for them: what PostgreSQL takes for a few it would else look up for all that are left, and sort them then.
 */
export const sliceStatements = (
  written: Written,
  shop: Place,
  list: ListQuery,
  after: Position | null,
  size: number,
): [Statement, Statement] => {
  const { entity, words, perLine } = written;
  const parameters = new Parameters(shop);
  const sorted = sorting(entity, list);
  const { rows, where } = matching(entity, list, parameters);
  const further = after ? ` and ${beyond(sorted, after, parameters)}` : '';
  const way = sorted.expression === 't.id' ? walked(entity, list, parameters) : '';
  const shown = [...exportColumns(entity, words).map(({ sql }) => sql), ...(perLine ? lineLists(entity, words) : [])];
  const columns = [`(${sorted.expression})::text`, 't.id', ...shown];
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
