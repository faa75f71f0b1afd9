import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';

/** Which buttons the person may use. A guest, who only reads, has those alone that the rights to read open. */
export function useUsable(): (button: EntityButton, record?: RaRecord) => boolean {
  const { resource } = useEntity();
  const session = useSession();
  const may = useCan();
  const { user } = session;
  return ({ permission, verb, method, isShown }, record) => {
    if (user?.readsOnly && method !== 'GET') return false;
    if (verb ? !mayAct(resource, verb === 'update' ? 'edit' : verb, session) : permission && !may(permission))
      return false;
    return record ? isShown(record, user?.id) : true;
  };
}
