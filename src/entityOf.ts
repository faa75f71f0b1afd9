import { entities } from '../schema/entities/index.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';
import { views } from '../schema/views/index.ts';
import { overShops } from '../schema/kit/overShops.ts';

const kept = Object.values(entities) as AnyEntity[];
/** Lists over all shops and views stand for themselves, behind the others. */
export const allEntities = [...kept, ...views, ...kept.flatMap(entity => overShops(entity) ?? [])];

/** The entity behind a react-admin resource, which is known by its route or, without pages of its own, by its name. */
export function entityOf(resource: string): AnyEntity | undefined {
  return (
    allEntities.find(entity => entity.resource === resource) ?? allEntities.find(entity => entity.name === resource)
  );
}
