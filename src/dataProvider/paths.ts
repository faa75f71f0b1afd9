import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { holds } from '../authProvider/permissions.ts';
import { getSession } from '../authProvider/session.ts';
import { entityOf } from '../entityOf.ts';

export type PathParams = Record<string, string | number | boolean | null | undefined>;

/** Where a resource's list lives below the API's base. The shop is the chosen one; other parents come with the call. */
export function pathOf(resource: string, params: PathParams = {}): string {
  const entity = entityOf(resource);
  if (!entity) throw new Error(`No entity stands for the resource '${resource}'`);
  return filled(entity.space === 'itself' ? pathOfShops(entity) : entity.path, params);
}

/** Where the list lives that leaves out what is switched off. */
export function activePathOf(resource: string): string {
  const path = entityOf(resource)?.active?.path;
  if (!path) throw new Error(`'${resource}' has no list of what is active`);
  return filled(path, {});
}

/** A shop is found by its own id: among all of them for whoever may look over them, else among one's own. */
function pathOfShops({ path, across }: AnyEntity): string {
  return across && holds(across.permission, getSession()) ? across.path : path.replace('/:shopId', '');
}

/** Where something of the chosen shop lives: `shops/<id>/imports/7`. */
export function shopPath(rest = ''): string {
  return filled(`shops/:shopId${rest && `/${rest}`}`, {});
}

/** The parameters that a resource's path asks for, besides the shop. */
export function parentsOf(resource: string): string[] {
  return [...(entityOf(resource)?.path ?? '').matchAll(/:(\w+)/g)]
    .map(([, name]) => name!)
    .filter(name => name !== 'shopId');
}

/** A path of the schema with a record's own values in it; its `:id` is the record's. The shop's own record is the shop. */
export function pathWith(entity: AnyEntity, path: string, record: PathParams): string {
  return filled(path, { ...record, ...(entity.space === 'itself' && record['id'] && { shopId: record['id'] }) });
}

function filled(path: string, params: PathParams): string {
  const known: PathParams = { shopId: getSession().shopId, ...params };
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined || value === null || value === '') throw new Error(`'${path}' needs ${name}`);
    return encodeURIComponent(String(value));
  });
}
