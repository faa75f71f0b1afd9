import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { mayAct } from '../../../authProvider/permissions.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { useEntity } from '../useEntity.ts';

type Usable = (button: EntityButton, record?: RaRecord) => boolean;

/** Which buttons the person may use. A guest, who only reads, has those alone that the rights to read open. */
export function useUsable(): Usable {
  const { resource } = useEntity();
  const session = useSession();
  const may = useCan();
  return useCallback<Usable>(
    ({ permission, verb, method, isShown }, record) => {
      const { user } = session;
      if (user?.readsOnly && method !== 'GET') return false;
      if (verb ? !mayAct(resource, verb === 'update' ? 'edit' : verb, session) : permission && !may(permission))
        return false;
      return record ? isShown(record, user?.id) : true;
    },
    [resource, session, may],
  );
}
