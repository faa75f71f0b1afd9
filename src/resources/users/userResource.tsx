import { users } from '../../../schema/entities/users.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const UserList = later(async () => (await import('./UserList.tsx')).UserList);
const NewUser = later(async () => (await import('./NewUser.tsx')).NewUser);
const EditUser = later(async () => (await import('./EditUser.tsx')).EditUser);
const ShowUser = later(async () => (await import('./ShowUser.tsx')).ShowUser);

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
