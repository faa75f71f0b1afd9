import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { groups } from '../../../schema/entities/groups.ts';
import { logError } from '../../log.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const CreateDialog = lazyView(async () => (await import('../kit/pages/CreateDialog.tsx')).CreateDialog);

const membersOf = ({ id }: RaRecord) => `/groups/${id}/members`;

/** A group is its members: its name leads to them. As everywhere among the contacts, a failed read is only logged. */
function GroupList({ children }: { children?: ReactNode }) {
  return (
    <EntityList rowPath={membersOf} onFailed={error => logError('Error fetching groups', error)}>
      {children}
    </EntityList>
  );
}

export const groupResource = resourceOf(groups, {
  list: <GroupList />,
  create: (
    <GroupList>
      <CreateDialog />
    </GroupList>
  ),
  show: undefined,
});
