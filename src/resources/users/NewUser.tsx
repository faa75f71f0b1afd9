import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { RoleInput } from './RoleInput.tsx';

const invited = ['name', 'email', 'mobileNo', 'role'];

export function NewUser() {
  return <CreateDialog width={480} fields={invited} inputs={{ role: RoleInput }} />;
}
