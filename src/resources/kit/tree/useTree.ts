import { useQuery } from '@tanstack/react-query';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { get } from '../../../dataProvider/calls.ts';
import { pathWith } from '../../../dataProvider/paths.ts';
import { queryKeys } from '../../../queryKeys.ts';
import type { Node } from './nodes.ts';

/** All of an entity's tree. */
export function useTree(entity: AnyEntity) {
  return useQuery({
    queryKey: queryKeys.tree(entity.resource),
    queryFn: ({ signal }) => get<Node[]>(pathWith(entity, entity.tree!.path, {}), { signal }),
  });
}

/** What the person may do with it. */
export function useTreeRights({ tree }: AnyEntity) {
  const can = useCan();
  const { create, update, delete: remove } = tree!.permissions;
  return { mayAdd: can(create), mayEdit: can(update), mayDelete: can(remove) };
}
