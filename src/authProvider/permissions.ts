import type { Verb } from '../../schema/kit/defineEntity.ts';
import { shopPermissions } from '../../schema/permissions.ts';
import { entityOf } from '../entityOf.ts';
import type { Session } from './session.ts';

const everything = 'system/all';
const ofShops = new Set<string>(shopPermissions);

const verbs: Record<string, Verb> = {
  list: 'list',
  show: 'list',
  export: 'list',
  create: 'create',
  import: 'create',
  edit: 'update',
  delete: 'delete',
};

/**
 * What is held in a shop comes from the list loaded for that shop, so `system/all` alone opens none: the server puts it
 * into that list while a support access is open. What belongs to the platform hangs on the user.
 */
export function holds(permission: string, { permissions, user }: Session): boolean {
  if (permissions.includes(permission) || permissions.includes(everything)) return true;
  if (ofShops.has(permission)) return false;
  return holdsOnPlatform(permission, user?.permissions ?? []);
}

/** react-admin's question. A resource that no entity stands for, or a verb that it does not offer, is refused. */
export function mayAct(resource: string, action: string, session: Session): boolean {
  const entity = entityOf(resource);
  const verb = verbs[action];
  const called = action === 'create' ? (entity?.madeBy ?? action) : action;
  const permission = verb && (entity?.permissions[verb] ?? entity?.actions?.[called]?.permission);
  if (!entity || !permission) return false;
  if (entity.system && holdsOnPlatform(everything, session.user?.permissions ?? [])) return true;
  return holds(permission, session);
}

function holdsOnPlatform(permission: string, held: readonly string[]): boolean {
  return held.includes(permission) || held.includes(everything);
}
