import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { GroupsField } from './GroupsField.tsx';

/** The quick form: how else to reach somebody waits for their own page. */
const fields = ['name', 'gender', 'mobileNo', 'email', 'selectedGroups'];
const inputs = { selectedGroups: GroupsField };

export function NewContact() {
  return <CreateDialog width={600} fields={fields} inputs={inputs} />;
}
