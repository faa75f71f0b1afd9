import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { figureRows, type Figure, type FigureRow } from '../../schema/kit/figures.ts';
import { accessOf } from '../access.ts';
import { parentFilters, parentGuards, permitted } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { searchParameters } from '../crud/parameters.ts';
import { figureStatement } from '../db/figures.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { rowsOf, type Counted } from './rows.ts';

/** What the records of the list come to: for whoever may list them. */
export const figureOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(entity.figures ?? {}).map(([name, figure]) => ({
    id: `${entity.name}.figure${capital(name)}`,
    tag: entity.label.many,
    access: accessOf(entity, entity.permissions.list!),
    entity,
    method: 'GET',
    path: `${entity.path}/figures/${name}`,
    summary: `${figure.label}: of all that match`,
    query: searchParameters(entity),
    handle: replying(figureRows, context => figureOf(entity, figure, context)),
  }));

const figureOf = async (
  entity: AnyEntity,
  figure: Figure,
  asked: RequestContext,
): Promise<Reply<FigureRow[] | null>> => {
  const query = listQuery(entity, asked.search, parentFilters(entity, asked));
  const context = permitted(entity, query, asked);
  const guards = parentGuards(entity, context);
  const results = await context.batch([...guards, figureStatement(entity, context.shop, query, figure)]);
  const counted = results.at(-1)!.rows[0]![0];
  return data(counted ? rowsOf(entity, figure, JSON.parse(counted) as Counted[]) : null);
};
