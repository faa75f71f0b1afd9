import { entities } from '../schema/entities/index.ts';
import type { AnyEntity } from '../schema/kit/defineEntity.ts';

export const allEntities = Object.values(entities) as AnyEntity[];

/** The entity behind a react-admin resource, which is known by its route or, without pages of its own, by its name; over all shops it goes by its path there. */
export function entityOf(resource: string): AnyEntity | undefined {
  return (
    allEntities.find(entity => entity.resource === resource) ??
    allEntities.find(entity => entity.name === resource) ??
    allEntities.find(entity => entity.across?.path === resource)
  );
}
