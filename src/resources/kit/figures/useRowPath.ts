import { useCreatePath, useListContext } from 'react-admin';
import type { To } from 'react-router-dom';
import type { Figure, FigureRow } from '../../../../schema/kit/figures.ts';
import { useEntity } from '../useEntity.ts';
import { rowFilter } from './rowFilter.ts';

/** Where a row leads: to this list, as it is sorted, with nothing but what the row is made of. */
export function useRowPath(figure: Figure): (row: FigureRow) => To | undefined {
  const entity = useEntity();
  const createPath = useCreatePath();
  const { resource, filterValues, sort, perPage } = useListContext();
  return row => {
    const filter = rowFilter(entity, figure, row, filterValues);
    if (!filter) return undefined;
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
