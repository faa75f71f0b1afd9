import type { ListParams } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { memo } from '../../../../schema/kit/memo.ts';

/** What a list begins with. Staff see what is switched off too; the filter on that field narrows it. */
export const usualList = ({ pageSize = 20, active, ordered }: AnyEntity) => ({
  perPage: pageSize,
  sort: ordered ? ({ field: ordered, order: 'ASC' } as const) : ({ field: 'id', order: 'DESC' } as const),
  filter: active && { [active.parameter]: true },
});

/** Where a list keeps its page, order and filters. */
export const listParamsKey = ({ resource }: AnyEntity): string => `${resource}.listParams`;

/** The same as react-admin keeps it, of a list that nobody has opened yet. */
export const firstListParams = memo((entity: AnyEntity): ListParams => {
  const { perPage, sort } = usualList(entity);
  return { filter: {}, displayedFilters: {}, sort: sort.field, order: sort.order, page: 1, perPage };
});
