import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Lookup } from '../../schema/kit/defineEntity.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { RequestContext } from '../requestContext.ts';
import { signAttachments } from '../attachments.ts';
import { signPictures } from '../files.ts';

type Row = Record<string, unknown> & { $lookup?: Record<string, { id: string; name: string }[] | null> };

/** A record or a list of them as PostgreSQL wrote it, with what only the application knows: derived fields and signed addresses. */
export const finished = (entity: AnyEntity, json: string, { shop, ports, at, wording }: RequestContext): string => {
  const signing = { secrets: ports.secrets, now: at };
  const signed = signAttachments(entity, signPictures(entity, json, shop, signing), shop, signing);
  if (!entity.derived) return signed;
  const value = JSON.parse(signed) as Row | Row[];
  const complete = (row: Row) => derived(entity, row, wording.words);
  return JSON.stringify(Array.isArray(value) ? value.map(complete) : complete(value));
};

const derived = (entity: AnyEntity, { $lookup, ...record }: Row, words: CommonWords): Record<string, unknown> => {
  const lookup: Lookup = (target, ids) => ($lookup?.[target] ?? []).filter(({ id }) => ids.includes(id));
  for (const [name, derive] of Object.entries(entity.derived!)) record[name] = derive(record, lookup, words);
  return record;
};
