import { useListContext } from 'react-admin';
import type { To } from 'react-router-dom';
import type { Figure, FigureRow } from '../../../../schema/kit/figures.ts';
import { useListPath } from '../list/useListPath.ts';
import { useEntity } from '../useEntity.ts';
import { rowFilter } from './rowFilter.ts';

/** Where a row leads: to this list, as it is sorted, with nothing but what the row is made of. */
export function useRowPath(figure: Figure): (row: FigureRow) => To | undefined {
  const entity = useEntity();
  const pathWith = useListPath();
  const { filterValues } = useListContext();
  return row => {
    const filter = rowFilter(entity, figure, row, filterValues);
    return filter && pathWith(filter);
  };
}
