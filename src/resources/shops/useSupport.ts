import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { can } from '../../../schema/permissions.ts';
import { useCan, useSession } from '../../authProvider/useSession.ts';
import { isOpen, mySupport, supportOf, type SupportAccess } from './calls.ts';
import { queryKeys } from '../../queryKeys.ts';

const aMoment = 60_000;

/** My own support accesses, for whoever may have some. */
export function useMySupport() {
  const { user } = useSession();
  return useQuery({
    queryKey: queryKeys.mySupport(user?.id),
    queryFn: ({ signal }) => mySupport(signal),
    enabled: useCan()(can.SystemAll),
    staleTime: aMoment,
  });
}

/** Every support access that a shop has seen, for those who look after it. */
export function useSupportOf(shopId: string | null) {
  return useQuery({
    queryKey: queryKeys.support(shopId),
    queryFn: ({ signal }) => supportOf(shopId!, signal),
    enabled: useCan()(can.ShopList) && shopId !== null,
    staleTime: aMoment,
    refetchInterval: 5 * aMoment,
    retry: false,
  });
}

type Support = { kind: 'mine' | 'theirs'; access: SupportAccess } | { kind: 'over' };

/** The support access that is open in the chosen shop, mine before that of another; or that mine, which let me in, is over. */
export function useSupport(): Support | undefined {
  const { shopId, permissions } = useSession();
  const { data: mine } = useMySupport();
  const { data: all = [] } = useSupportOf(shopId);
  const now = useNow(Boolean(mine?.length) || all.length > 0);
  const own = mine?.find(access => access.shopId === shopId && isOpen(access, now));
  if (own) return { kind: 'mine', access: own };
  // In a shop of one's own nobody holds everything.
  if (mine && shopId && permissions.includes(can.SystemAll)) return { kind: 'over' };
  const theirs = all.find(access => isOpen(access, now));
  return theirs && { kind: 'theirs', access: theirs };
}

/** The time, to the minute, while it matters. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(Date.now()), aMoment);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
