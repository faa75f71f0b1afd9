import { useGetList } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useMay } from '../useMay.ts';

/** Records that are but a name: categories, groups, units. */
export function isLookup({ form }: AnyEntity): boolean {
  return form.length === 1;
}

/** K-02: page size 0 asks for the whole look-up. Nothing is asked for that the person may not see. */
export function useLookup({ resource, title }: AnyEntity) {
  const maySee = useMay(resource, 'list');
  const wanted = { pagination: { page: 1, perPage: 0 }, sort: { field: title, order: 'ASC' as const }, filter: {} };
  const { data, isLoading } = useGetList(resource, wanted, { enabled: maySee });
  return { data, isPending: isLoading };
}
