import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { Days, OnDays } from '../../../dataProvider/calendars.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** What of the list, as its filters leave it, lies on these days. */
export function useDays(days: readonly string[], perDay: number) {
  const { resource, filterValues, filter } = useListContext();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const asked: Days = { firstDay: days[0]!, lastDay: days.at(-1)!, perDay };
  const wanted = { ...filterValues, ...filter };
  return useQuery<OnDays>({
    queryKey: queryKeys.calendar(resource, { ...asked, filter: wanted }),
    queryFn: ({ signal }) => dataProvider.onDays(resource, { ...asked, filter: wanted, signal }),
    placeholderData: before => before,
  });
}
