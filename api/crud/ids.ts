import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { isUuid } from '../db/statement.ts';

export const mostIds = 1_000;

/** The ids of a bulk call, each once. A malformed one is one that no record has. */
export const listedIds = (entity: AnyEntity, ids: unknown): string[] => {
  if (!Array.isArray(ids) || !ids.length || ids.some(id => typeof id !== 'string'))
    throw invalid({ ids: 'Send a list of ids' });
  if (ids.length > mostIds) throw invalid({ ids: `At most ${mostIds} at once` });
  if (!ids.every(isUuid)) throw notFound(entity.label.one);
  return [...new Set((ids as string[]).map(id => id.toLowerCase()))];
};
