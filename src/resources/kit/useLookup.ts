import { useGetList } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';

/** Records that are but a name: categories, groups, units. */
export function isLookup({ form }: AnyEntity): boolean {
  return form.length === 1;
}

/** K-02: page size 0 asks for the whole look-up. */
export function useLookup({ resource, title }: AnyEntity) {
  return useGetList(resource, {
    pagination: { page: 1, perPage: 0 },
    sort: { field: title, order: 'ASC' },
    filter: {},
  });
}
