import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { storedField } from './columns.ts';
import { matching, type ListQuery } from './list.ts';
import { newest, reachedRows } from './page.ts';
import { noShop, Parameters } from './statement.ts';

const few = 24;
/** What no index knows, such as two letters, is looked for among so many. */
const mostRead = 5_000;

/** By what a record is known: its title, then what else it is found by. */
const knownBy = ({ title, search }: AnyEntity): string[] => [...new Set([title, ...search])];

/** The newest few that hold what is sought, as a JSON array of arrays: the id, then the text of each field that it is known by. */
export const fewStatement = (entity: AnyEntity, shop: string, query: string): Statement => {
  const parameters = new Parameters(shop);
  const texts = knownBy(entity).map(name => `t.${storedField(entity, name)!.column}::text`);
  return parameters.statement(
    `select coalesce(json_agg(json_build_array(t.id, ${texts.join(', ')}) order by t.id desc), '[]')
      from (select * from (${holding(entity, listOf(query), parameters)}) t order by t.id desc limit ${few}) t`,
  );
};

const holding = (entity: AnyEntity, list: ListQuery, parameters: Parameters): string => {
  const isIndexed = matching(entity, list, new Parameters(noShop)).held !== undefined;
  if (isIndexed || entity.readBy) return reachedRows(entity, list, 't.id desc', parameters);
  const { where } = matching(entity, list, parameters);
  return `select * from ${newest(entity, { most: mostRead }, parameters)} t where ${where}`;
};

const listOf = (query: string): ListQuery => ({
  query,
  pageNumber: 1,
  pageSize: few,
  sort: 'id',
  order: 'desc',
  ids: null,
  deleted: false,
  filters: [],
});
