import type { To } from 'react-router-dom';
import type { Figure, FigureRow } from '../../../../schema/kit/figures.ts';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import { useEntity } from '../useEntity.ts';
import { useFiguredList } from './FiguredList.ts';
import { rowFilter } from './rowFilter.ts';

/** Where a row leads: to the list, as it is sorted, with nothing but what the row is made of. */
export function useRowPath(figure: Figure, rows: readonly FigureRow[]): (row: FigureRow) => To | undefined {
  const entity = useEntity();
  const { chosen, pathWith } = useFiguredList();
  const today = useShopDay();
  const earliest = rows.find(({ key }) => key !== null)?.key;
  return row => {
    const filter = rowFilter(entity, figure, row, chosen, { today, earliest });
    return filter && pathWith(filter);
  };
}
