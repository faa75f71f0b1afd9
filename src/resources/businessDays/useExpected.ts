import { useQuery } from '@tanstack/react-query';
import { businessDays } from '../../../schema/entities/businessDays.ts';
import type { ExpectedOfDay } from '../../../schema/rules/dayCompared.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';

/** What there is to count; null where the shop counts without knowing. */
export function useExpected(day: string | undefined) {
  return useQuery({
    queryKey: queryKeys.book('expected', { day }),
    queryFn: ({ signal }) =>
      get<ExpectedOfDay | null>(`${pathOf(businessDays.resource)}/${encodeURIComponent(day!)}/expected`, { signal }),
    enabled: day !== undefined,
  });
}
