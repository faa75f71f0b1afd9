import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { readBody } from '../body.ts';
import type { RequestContext } from '../requestContext.ts';
import { isUuid } from '../db/statement.ts';
import { say } from '../../schema/words/said.ts';

export const mostIds = 1_000;

/** The ids of a bulk call, each once. A malformed one is one that no record has. */
export const listedIds = (entity: AnyEntity, ids: unknown): string[] => {
  if (!Array.isArray(ids) || !ids.length || ids.some(id => typeof id !== 'string'))
    throw invalid({ ids: say('sendIds') });
  if (ids.length > mostIds) throw invalid({ ids: say('atMostAtOnce', { count: mostIds }) });
  if (!ids.every(isUuid)) throw notFound({ one: entity.name });
  return [...new Set((ids as string[]).map(id => id.toLowerCase()))];
};

export const idsOfBody = async (entity: AnyEntity, context: RequestContext) => {
  const { ids, ...others } = await readBody(context);
  const unknown = Object.keys(others);
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
  return listedIds(entity, ids);
};
