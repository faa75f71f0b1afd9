import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '../../schema/entities/notifications.ts';
import { useSession } from '../authProvider/useSession.ts';
import { get, post } from '../dataProvider/calls.ts';
import { shopPath } from '../dataProvider/paths.ts';
import { usePollPace } from '../events/live.ts';
import { useIsMember } from '../resources/shops/support/useSight.ts';
import { queryKeys } from '../queryKeys.ts';

export type Page = { items: Notification[]; totalCount: number; pageIndex: number; pageSize: number };

const aMinute = 60_000;

/** The number of unread notifications in the chosen shop; null while unknown. */
export function useUnread(): number | null {
  const { shopId } = useSession();
  const isMember = useIsMember();
  const { data } = useQuery({
    queryKey: queryKeys.unread(shopId),
    queryFn: ({ signal }) => get<{ unread: number }>(shopPath('notifications/unread'), { signal }),
    enabled: isMember,
    refetchInterval: usePollPace(aMinute),
  });
  return data?.unread ?? null;
}

/** The newest few, asked for when they are looked at. */
export function useNewest(count: number, isWanted: boolean) {
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.newestNotifications(shopId, count),
    queryFn: ({ signal }) => page(1, count, signal),
    enabled: isWanted && shopId !== null,
  });
}

const pageSize = 30;

export function useAll() {
  const { shopId } = useSession();
  return useInfiniteQuery({
    queryKey: queryKeys.allNotifications(shopId),
    queryFn: ({ pageParam, signal }) => page(pageParam, pageSize, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pageIndex, totalCount }) => (pageIndex * pageSize < totalCount ? pageIndex + 1 : undefined),
    enabled: shopId !== null,
  });
}

function page(number: number, size: number, signal: AbortSignal): Promise<Page> {
  return get<Page>(shopPath(`notifications?pageNumber=${number}&pageSize=${size}`), { signal });
}

export const markRead = (id: string) => post(shopPath(`notifications/${encodeURIComponent(id)}/read`));
/** All of them that were there when `upTo` was the newest. */
export const markAllRead = (upTo: string) => post(shopPath('notifications/read'), { upTo });

/** For a way that leads on: it is not waited for, and one that fails stays unread. */
export function useReadOnTheWay(): (id: string) => void {
  const client = useQueryClient();
  return id => {
    const again = () => client.invalidateQueries({ queryKey: queryKeys.notifications });
    markRead(id).then(again, () => {});
  };
}
