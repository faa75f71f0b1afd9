import { parentsOf, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { RequestContext } from '../requestContext.ts';
import { childGuard, parentGuard, viewGuard } from '../db/guards.ts';
import type { Filter, ListQuery } from '../db/list.ts';
import { exactUpTo, nearRows, pageStatements, wholeCount } from '../db/page.ts';
import { everyShop, isUuid } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { dataText, page, type Reply } from '../reply.ts';
import { isPlain, listQuery } from './listQuery.ts';
import { finished } from './reply.ts';
import { recordCounts } from './recordCounts.ts';
import type { Listed } from '../shapes/records.ts';
import { say } from '../../schema/words/said.ts';

/** The page of an entity that the call asks for. */
export const list = <E extends AnyEntity>(
  entity: E,
  context: RequestContext,
  filters: Filter[] = [],
): Promise<Reply<Listed<E>>> =>
  listWith(entity, context, {
    guards: parentGuards(entity, context),
    filters: [...parentFilters(entity, context), ...filters],
  });

/** Over all shops, or of one of them. */
export const listAcross = <E extends AnyEntity>(entity: E, context: RequestContext): Promise<Reply<Listed<E>>> => {
  const shop = context.search.get('shopId');
  if (shop === null) return list(entity, context);
  if (!isUuid(shop)) throw invalid({ shopId: say('oneOfList') });
  context.search.delete('shopId');
  return list(entity, context, [{ field: 'shopId', compare: 'equal', value: shop }]);
};

/** Guards stop the call, filters narrow the page, before what the call itself asks for. */
export const listWith = async <E extends AnyEntity>(
  entity: E,
  asked: RequestContext,
  { guards, filters }: { guards: Statement[]; filters: Filter[] },
): Promise<Reply<Listed<E>>> => {
  const query = listQuery(entity, asked.search, filters);
  const context = permitted(entity, query, asked);
  const place = context.access.to === 'across' ? everyShop : context.shop;
  const [rows, count] = pageStatements(entity, place, query);
  const counted = { shop: place === everyShop ? null : context.shop, entity, session: context.session, count };
  const known = recordCounts.get(counted, context.at);
  const statements = [...guards, rows, ...(known === undefined ? [count] : [])];
  const isShort = place !== everyShop && isQuick(query);
  const results = await (isShort ? context.read(statements) : context.batch(statements));
  const [items, found] = results.slice(guards.length).map(({ rows }) => rows[0]![0]!);
  const text = finished(entity, items!, context);
  const upToCap = known ?? Number(found);
  const headers = query.isWhole && upToCap > query.pageSize ? truncated : {};
  if (isPlain(entity, asked.search)) return dataText(text, 200, headers);
  if (known !== undefined || upToCap <= exactUpTo) return page(text, upToCap, query, headers);
  const [whole] = await context.batch([wholeCount(entity, place, query)]);
  const total = Number(whole!.rows[0]![0]);
  recordCounts.keep(counted, total, context.at);
  return page(text, total, query, headers);
};

/** The header of a reply that leaves out some of all that were asked for. */
const truncated = { 'x-truncated': 'true' };

/** Read along the key or an index, whatever the table holds: not what may go through many rows to find a few. */
const isQuick = ({ query, deleted, sort, ids, filters, pageNumber, pageSize }: ListQuery): boolean =>
  !query && !deleted && !sort && !ids && pageNumber * pageSize <= nearRows && filters.every(isActiveOnes);

const isActiveOnes = ({ field, compare, value }: Filter) =>
  field === 'isActive' && compare === 'equal' && value === true;

/** The trash is for who may delete. */
export const permitted = (entity: AnyEntity, { deleted }: ListQuery, context: RequestContext): RequestContext => {
  if (!deleted) return context;
  if (!entity.permissions.delete) throw invalid({ deleted: say('nothingDeleted') });
  return context.demanding(entity.permissions.delete);
};

/** The parent records that the path names, as conditions on the entity's own fields. */
export const parentFilters = (entity: AnyEntity, context: RequestContext): Filter[] => [
  ...(entity.view ? [{ field: entity.view.field, compare: 'equal' as const, value: true }] : []),
  ...parentsOf(entity).map(field => ({ field, compare: 'equal' as const, value: parentId(entity, field, context) })),
];

/** A parent that is gone, foreign or malformed is not found; nor are records of another parent, or outside of the view. */
export const parentGuards = (entity: AnyEntity, context: RequestContext, ids: readonly string[] = []): Statement[] => [
  ...(entity.view && ids.length ? [viewGuard(entity, entity.view.field, context.shop, ids)] : []),
  ...parentsOf(entity).flatMap(field => {
    const parent = parentId(entity, field, context);
    return [
      parentGuard(entity.info[field]!.target!, context.shop, parent),
      ...(ids.length ? [childGuard(entity, field, context.shop, ids, parent)] : []),
    ];
  }),
];

const parentId = (entity: AnyEntity, field: string, context: RequestContext) => {
  const id = context.parameter(field);
  if (!isUuid(id)) throw notFound(entity.info[field]!.label);
  return id;
};
