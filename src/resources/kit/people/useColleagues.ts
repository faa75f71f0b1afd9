import { useQuery } from '@tanstack/react-query';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { useSession } from '../../../authProvider/useSession.ts';
import { get } from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { entityOf } from '../../../entityOf.ts';
import { queryKeys } from '../../../queryKeys.ts';

export type Colleague = { id: string; name: string };

/** Whether a field names somebody of the shop. */
export const isPerson = ({ kind, target }: FieldInfo): boolean =>
  kind === 'ref' && Boolean(target && entityOf(target)?.readBy);

/** Who works in the shop, by name: known to everybody who does. */
export function useColleagues(): { colleagues: Colleague[]; isPending: boolean } {
  const { shopId } = useSession();
  const { data = [], isPending } = useQuery({
    // Whoever looks after the platform may be in no shop.
    enabled: Boolean(shopId),
    queryKey: queryKeys.colleagues,
    queryFn: ({ signal }) => get<Colleague[]>(`${pathOf('users')}/colleagues`, { signal }),
  });
  return { colleagues: data, isPending };
}
