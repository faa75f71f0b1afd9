import type { ReactNode } from 'react';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FilterValues } from '../filters/filter.ts';
import { firstListParams, usualList } from '../list/usualList.ts';
import { usePathOf } from '../list/useListPath.ts';
import { FiguredListContext } from './FiguredList.ts';

/** The list as it is when nobody has chosen anything, or nothing but `chosen`. */
export function WholeList({
  entity,
  chosen = {},
  children,
}: {
  entity: AnyEntity;
  chosen?: FilterValues;
  children: ReactNode;
}) {
  const { sort, order, perPage } = firstListParams(entity);
  const pathWith = usePathOf({
    resource: entity.resource,
    sort: { field: sort, order: order as 'ASC' | 'DESC' },
    perPage,
  });
  return (
    <FiguredListContext value={{ filter: { ...usualList(entity).filter, ...chosen }, chosen, pathWith }}>
      {children}
    </FiguredListContext>
  );
}
