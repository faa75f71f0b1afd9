import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { Permissions } from './Permissions.tsx';
import { PersonHead } from './PersonHead.tsx';
import { TakeOut } from './TakeOut.tsx';

const fields = ['role', 'permissions'];

/** A person of the shop: who it is, and what may be done here. */
export function EditUser() {
  return (
    <EntityEdit fields={fields} Remove={TakeOut}>
      <PersonHead />
      <Permissions />
    </EntityEdit>
  );
}
