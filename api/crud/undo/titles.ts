import type { Left } from '../../../schema/kit/changeReport.ts';
import type { RequestContext } from '../../requestContext.ts';
import { titlesOf } from '../../db/changeRows.ts';
import { entityOf } from '../../db/select.ts';

type Named = { entity: string; id: string };

/** What the records are called now, by their ids. */
export const titlesFor = async (context: RequestContext, records: readonly Named[]): Promise<Map<string, unknown>> => {
  const groups = [...Map.groupBy(records, ({ entity }) => entity)].filter(([entity]) => entityOf(entity));
  if (!groups.length) return new Map();
  const ids = (named: readonly Named[]) => named.map(({ id }) => id);
  const found = await context.batch(
    groups.map(([entity, named]) => titlesOf(entityOf(entity), context.shop, ids(named))),
  );
  return new Map(found.flatMap(({ rows }) => rows.map(([id, title]) => [id!, JSON.parse(title ?? 'null')] as const)));
};

/** Those that are still there. */
export const withTitles = async (context: RequestContext, left: readonly Omit<Left, 'title'>[]): Promise<Left[]> => {
  const titles = await titlesFor(context, left);
  return left.flatMap(each => (titles.has(each.id) ? [{ ...each, title: titles.get(each.id) }] : []));
};
