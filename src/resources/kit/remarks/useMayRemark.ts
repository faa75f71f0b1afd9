import type { RemarkRights } from '../../../../schema/kit/remarkRights.ts';
import { useCan } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';

/** Whoever sees a record reads its remarks and writes some, unless the entity has permissions of their own for them. */
export function useMayRemark(): (verb: keyof RemarkRights) => boolean {
  const { remarks } = useEntity();
  const may = useCan();
  return verb => typeof remarks !== 'object' || may(remarks[verb]);
}
