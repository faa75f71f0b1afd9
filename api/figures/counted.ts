import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Figure, FigureRow } from '../../schema/kit/figures.ts';
import { openStatus } from '../../schema/kit/statuses.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { parentFilters, parentGuards, permitted } from '../crud/list.ts';
import { listQuery } from '../crud/listQuery.ts';
import { figureStatement } from '../db/figures.ts';
import type { Filter } from '../db/list.ts';
import type { RequestContext } from '../requestContext.ts';
import { rowsOf, type Counted } from './rows.ts';

/** Of a figure about statuses that mean one thing, or about one state. */
export const narrowed = ({ statuses, states }: AnyEntity, { meaning, state }: Figure): Filter[] => [
  ...(meaning ? [{ field: statuses!.field, compare: 'meaning', value: meaning } as const] : []),
  ...(state
    ? [{ field: states!.field, compare: state === openStatus ? 'meaning' : 'equal', value: state } as const]
    : []),
];

/** What the records of the list that is asked for come to; null where they are too many. */
export const countedRows = async (
  entity: AnyEntity,
  figure: Figure,
  asked: RequestContext,
  shown: { isTitled?: boolean } = {},
): Promise<FigureRow[] | null> => {
  const query = listQuery(entity, asked.search, [...parentFilters(entity, asked), ...narrowed(entity, figure)]);
  const context = permitted(entity, query, asked);
  const guards = parentGuards(entity, context);
  const results = await context.scan([
    ...guards,
    figureStatement(entity, context.shop, query, figure, { ...shown, day: shopDay(asked.at) }),
  ]);
  const counted = results.at(-1)!.rows[0]![0];
  return counted ? rowsOf(entity, figure, JSON.parse(counted) as Counted[]) : null;
};
