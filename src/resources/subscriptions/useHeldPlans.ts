import { useQuery } from '@tanstack/react-query';
import type { ShownHeldPlan } from '../../../schema/rules/heldPlans.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';

const aMoment = 5 * 60_000;

/** What the chosen shop holds of each app, and what is used of it. */
export function useHeldPlans() {
  const { shopId } = useSession();
  return useQuery({
    queryKey: queryKeys.heldPlans(shopId),
    queryFn: ({ signal }) => get<ShownHeldPlan[]>(shopPath('subscriptions'), { signal }),
    enabled: shopId !== null,
    staleTime: aMoment,
    retry: false,
  });
}
