import { users } from '../../../schema/entities/users.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const UserList = lazyView(async () => (await import('./UserList.tsx')).UserList);
const NewUser = lazyView(async () => (await import('./NewUser.tsx')).NewUser);
const EditUser = lazyView(async () => (await import('./EditUser.tsx')).EditUser);
const ShowUser = lazyView(async () => (await import('./ShowUser.tsx')).ShowUser);

export const userResource = resourceOf(users, {
  list: <UserList />,
  create: (
    <UserList>
      <NewUser />
    </UserList>
  ),
  edit: <EditUser />,
  show: <ShowUser />,
});
