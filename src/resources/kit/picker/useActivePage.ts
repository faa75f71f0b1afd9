import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { get } from '../../../dataProvider/calls.ts';
import { activePathOf } from '../../../dataProvider/paths.ts';
import { useSettled } from './useSettled.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** K-02: as many as a picker shows. */
export const pickerPage = 5;

type Page = { items: RaRecord[]; totalCount: number };

/** A page of what is active and matches, and on the way to the next one what was there before. */
export function useActivePage(resource: string, typed: string, page: number) {
  const query = useSettled(typed.trim());
  const params = new URLSearchParams({ query, pageNumber: String(page), pageSize: String(pickerPage) });
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.picker(resource, query, page),
    queryFn: ({ signal }) => get<Page>(`${activePathOf(resource)}?${params}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return { records: data?.items, pages: Math.ceil((data?.totalCount ?? 0) / pickerPage), isError, refetch };
}
