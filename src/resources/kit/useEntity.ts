import { useResourceContext } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { seenBy } from '../../../schema/kit/guarded.ts';
import { holds } from '../../authProvider/permissions.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { entityOf } from '../../entityOf.ts';

/** The entity whose pages, form or list this is, with the fields that the person may see. */
export function useEntity(): AnyEntity {
  const resource = useResourceContext() ?? '';
  const entity = entityOf(resource);
  const session = useSession();
  if (!entity) throw new Error(`No entity stands for the resource '${resource}'`);
  return seenBy(entity, permission => holds(permission, session));
}

/** The entity a reference field points to. */
export function targetOf({ name, target }: { name: string; target?: string }): AnyEntity {
  const entity = target && entityOf(target);
  if (!entity) throw new Error(`The field '${name}' refers to no entity`);
  return entity;
}
