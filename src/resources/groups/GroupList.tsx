import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { logError } from '../../log.ts';
import { EntityList } from '../kit/list/EntityList.tsx';

const membersOf = ({ id }: RaRecord) => `/groups/${id}/members`;

/** A group is its members: its name leads to them. As everywhere among the contacts, a failed read is only logged. */
export function GroupList({ children }: { children?: ReactNode }) {
  return (
    <EntityList rowPath={membersOf} onFailed={error => logError('Error fetching groups', error)}>
      {children}
    </EntityList>
  );
}
