import { useResourceContext } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { entityOf } from '../../entityOf.ts';

/** The entity whose pages, form or list this is. */
export function useEntity(): AnyEntity {
  const resource = useResourceContext() ?? '';
  const entity = entityOf(resource);
  if (!entity) throw new Error(`No entity stands for the resource '${resource}'`);
  return entity;
}

/** The entity a reference field points to. */
export function targetOf({ name, target }: { name: string; target?: string }): AnyEntity {
  const entity = target && entityOf(target);
  if (!entity) throw new Error(`The field '${name}' refers to no entity`);
  return entity;
}
