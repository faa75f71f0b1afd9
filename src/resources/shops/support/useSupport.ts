import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { can } from '../../../../schema/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { isAsked, isOpen, mySupport, supportOf, type SupportAccess } from './calls.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { serverTime } from '../../../serverClock.ts';

const aMoment = 60_000;
/** While somebody waits for an answer or may be put out. */
const soon = 15_000;

/** My own support accesses and those that wait for a second administrator, for whoever may have some. */
export function useMySupport() {
  const { user } = useSession();
  return useQuery({
    queryKey: queryKeys.mySupport(user?.id),
    queryFn: ({ signal }) => mySupport(signal),
    enabled: useCan()(can.SystemAll),
    staleTime: aMoment,
    refetchInterval: ({ state: { data } }) => data?.mine.some(access => isAsked(access) || isOpen(access)) && soon,
  });
}

/** Every support access to the chosen shop, for those who answer for it. */
export function useSupportOfShop() {
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.support(shopId),
    queryFn: ({ signal }) => supportOf(signal),
    enabled: useCan()(can.UserEdit) && shopId !== null,
    staleTime: aMoment,
    refetchInterval: aMoment,
    retry: false,
  });
}

/** Has everything about support accesses read again. */
export function useReadSupportAnew(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.supportOfAll });
}

export type Support = { kind: 'mine' | 'theirs' | 'asked'; access: SupportAccess } | { kind: 'over' };

/** What the chosen shop has to be told: my own access before that of another, or that mine, which let me in, is over. */
export function useSupport(): Support | undefined {
  const { shopId } = useSession();
  const { data: { mine = [] } = {} } = useMySupport();
  const { data: all = [] } = useSupportOfShop();
  const now = useNow(mine.length > 0 || all.length > 0);
  const own = mine.filter(access => access.shopId === shopId && !access.isMember && !isAsked(access));
  const open = own.find(access => isOpen(access, now));
  if (open) return { kind: 'mine', access: open };
  if (own.length) return { kind: 'over' };
  const theirs = all.find(access => isOpen(access, now));
  if (theirs) return { kind: 'theirs', access: theirs };
  const asked = all.find(isAsked);
  return asked && { kind: 'asked', access: asked };
}

/** The time, to the minute, while it matters. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(serverTime()), aMoment);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
