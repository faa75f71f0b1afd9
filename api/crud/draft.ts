import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { accessOf } from '../access.ts';
import type { Operation } from '../operation.ts';

/** A call of an entity. Its path is the entity's, and what stands `at` there, unless told. `proved`: see `Access`. */
export type Draft = Omit<Operation, 'id' | 'tag' | 'access' | 'entity' | 'path'> & {
  name: string;
  proved?: boolean | undefined;
  at?: string;
  path?: string;
};

export const operation = (
  entity: AnyEntity,
  permission: string,
  { name, at, path, proved, ...draft }: Draft,
): Operation => ({
  id: `${entity.view?.name ?? entity.name}.${name}`,
  tag: entity.label.many,
  access: accessOf(entity, permission, proved),
  entity,
  path: path ?? (at ? `${entity.path}/${at}` : entity.path),
  ...draft,
});
