import { useCreatePath, useListContext, type SortPayload } from 'react-admin';
import type { To } from 'react-router-dom';
import type { FilterValues } from '../filters/filter.ts';

/** Where this list is, as it is sorted, with other filters. */
export function useListPath(): (filter: FilterValues) => To {
  return usePathOf(useListContext());
}

export type PlacedList = { resource: string; sort: SortPayload; perPage: number };

export function usePathOf({ resource, sort, perPage }: PlacedList): (filter: FilterValues) => To {
  const createPath = useCreatePath();
  return filter => {
    const asked = {
      filter: JSON.stringify(filter),
      page: '1',
      perPage: String(perPage),
      sort: sort.field,
      order: sort.order,
    };
    return { pathname: createPath({ resource, type: 'list' }), search: `?${new URLSearchParams(asked).toString()}` };
  };
}
