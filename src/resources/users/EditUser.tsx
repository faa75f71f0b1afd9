import { users } from '../../../schema/entities/users.ts';
import { formFields, givenFields } from '../../../schema/kit/validate.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { Permissions } from './Permissions.tsx';
import { PersonHead } from './PersonHead.tsx';
import { TakeOut } from './TakeOut.tsx';

/** Whether they may sign in has a button of its own. */
const fields = without(formFields(users, 'update'), 'isActive');
const facts = without(givenFields(users), 'name', 'email', 'mobileNo', 'isInvited');

/** A person of the shop: who it is, and what may be done here. */
export function EditUser() {
  return (
    <EntityEdit fields={fields} facts={facts} Remove={TakeOut}>
      <PersonHead />
      <Permissions />
    </EntityEdit>
  );
}
