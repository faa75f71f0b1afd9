import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Lookup } from '../../schema/kit/defineEntity.ts';
import type { Call } from '../call.ts';
import { signPictures } from '../files.ts';

type Row = Record<string, unknown> & { $lookup?: Record<string, { id: string; name: string }[] | null> };

/** A record or a list of them as PostgreSQL wrote it, with what only the application knows: derived fields and signed addresses. */
export const finished = (entity: AnyEntity, json: string, { shop, ports, at }: Call): string => {
  const signed = signPictures(entity, json, shop, { secrets: ports.secrets, now: at });
  if (!entity.derived) return signed;
  const value = JSON.parse(signed) as Row | Row[];
  return JSON.stringify(Array.isArray(value) ? value.map(row => derived(entity, row)) : derived(entity, value));
};

const derived = (entity: AnyEntity, { $lookup, ...record }: Row): Record<string, unknown> => {
  const lookup: Lookup = (target, ids) => ($lookup?.[target] ?? []).filter(({ id }) => ids.includes(id));
  for (const [name, derive] of Object.entries(entity.derived!)) record[name] = derive(record, lookup);
  return record;
};
