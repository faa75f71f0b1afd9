import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { specifiedPath } from '../routerProvider.tsx';

/** The page of a record: to change it for who may, else to look at it. */
export function openPath({ route, permissions }: AnyEntity, id: string, can: (permission: string) => boolean): string {
  const isChanged = permissions.update && can(permissions.update);
  return specifiedPath(`/${route}/${encodeURIComponent(id)}${isChanged ? '' : '/show'}`);
}
