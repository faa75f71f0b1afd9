import { users } from '../../../schema/entities/users.ts';
import { without } from '../kit/form/without.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { RoleInput } from './RoleInput.tsx';

const invited = without(users.form, 'permissions', 'isActive');

export function NewUser() {
  return <CreateDialog width={480} fields={invited} inputs={{ role: RoleInput }} />;
}
