import { groups } from '../../../schema/entities/groups.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const GroupList = lazyView(async () => (await import('./GroupList.tsx')).GroupList);
const CreateDialog = lazyView(async () => (await import('../kit/pages/CreateDialog.tsx')).CreateDialog);

export const groupResource = resourceOf(groups, {
  list: <GroupList />,
  create: (
    <GroupList>
      <CreateDialog />
    </GroupList>
  ),
  show: undefined,
});
