import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useEntity } from './useEntity.ts';

type Options<T> = Pick<UseQueryOptions<T>, 'enabled' | 'placeholderData'> & {
  /** The resource whose changes have the facts read again. */
  of: string;
};

/** Reads facts that a form of the entity is judged by, from its call `name`; undefined until they are known. */
export function useFacts<T>(name: string, asked: Record<string, string>, { of, ...options }: Options<T>) {
  const entity = useEntity();
  const { shopId } = useSession();
  const search = String(new URLSearchParams(asked));
  return useQuery<T>({
    queryKey: queryKeys.live(of, shopId, name, entity.resource, search),
    queryFn: ({ signal }) => get<T>(`${pathWith(entity, `${entity.path}/${name}`, {})}?${search}`, { signal }),
    ...options,
  }).data;
}
