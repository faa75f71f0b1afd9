import type { Meaning } from '../../../../schema/kit/meta.ts';
import { useLookup } from '../picker/useLookup.ts';
import { targetOf, useEntity } from '../useEntity.ts';

export type Status = { id: string; name: string; meaning: Meaning };

/** The same at each render: whatever hangs on it is not drawn anew. */
const none: readonly Status[] = [];

/** The shop's own statuses of an entity, in their order; none of one that has no such. */
export function useStatuses(): { all: readonly Status[]; isPending: boolean } {
  const entity = useEntity();
  const { statuses, info } = entity;
  const target = statuses ? targetOf(info[statuses.field]!) : entity;
  const { data, isPending } = useLookup(target, { isAsked: Boolean(statuses) });
  return { all: statuses ? ((data ?? none) as readonly Status[]) : none, isPending };
}
