import { useQuery } from '@tanstack/react-query';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { get } from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { entityOf } from '../../../entityOf.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useSight } from '../../shops/support/useSight.ts';

export type Colleague = { id: string; name: string };

/** Whether a field names somebody of the shop. */
export const isPerson = ({ kind, target }: FieldInfo): boolean =>
  kind === 'ref' && Boolean(target && entityOf(target)?.readBy);

/** The people of the shop by name, for its members. A support access reads no names and waits for none. */
export function useColleagues(): { colleagues: Colleague[]; isPending: boolean } {
  const sight = useSight();
  const { data = [], isPending } = useQuery({
    enabled: sight?.isMember === true,
    queryKey: queryKeys.colleagues,
    queryFn: ({ signal }) => get<Colleague[]>(`${pathOf('users')}/colleagues`, { signal }),
  });
  return { colleagues: data, isPending: isPending && sight?.isMember !== false };
}
