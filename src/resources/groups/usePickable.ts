import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Contact } from '../../../schema/entities/contacts.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import type { ShopDataProvider } from '../../dataProvider/dataProvider.ts';
import { useSettled } from '../kit/picker/useSettled.ts';
import { queryKeys } from '../../queryKeys.ts';

/** K-02: as many contacts as may be chosen from, or chosen, at once. */
export const pickable = 1_000;
const perPage = 50;

/** The contacts that match what was typed, some at a time. */
export function usePickable(typed: string) {
  const q = useSettled(typed.trim());
  const dataProvider = useDataProvider<ShopDataProvider>();
  const page = (page: number, perPage: number, signal?: AbortSignal) =>
    dataProvider.getList<Contact>(contacts.resource, {
      pagination: { page, perPage },
      sort: { field: contacts.title, order: 'ASC' },
      filter: { q },
      signal,
    });
  const { data, isPending, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: queryKeys.pickableContacts(q),
    queryFn: ({ pageParam, signal }) => page(pageParam, perPage, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total = 0 }, _, last) => (last * perPage < Math.min(total, pickable) ? last + 1 : undefined),
    placeholderData: before => before,
  });
  return {
    found: data?.pages.flatMap(({ data }) => data) ?? [],
    total: data?.pages[0]?.total ?? 0,
    isPending,
    isFetching,
    /** They are those of what was typed before: others will stand in their places in a moment. */
    isOfBefore: isPlaceholderData || q !== typed.trim(),
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    allFound: async () => (await page(1, pickable)).data,
  };
}
