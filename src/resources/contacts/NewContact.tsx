import { contacts } from '../../../schema/entities/contacts.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { fieldOf } from '../kit/inputs/inputs.tsx';
import { Section } from '../kit/form/Section.tsx';
import { GroupsField } from './GroupsField.tsx';

const Field = fieldOf(contacts);
/** The quick form: how else to reach somebody waits for their own page. */
const fields = ['name', 'gender', 'mobileNo', 'email', 'selectedGroups'] as const;

export function NewContact() {
  return (
    <CreateDialog width={600} fields={fields}>
      <Section>
        <Field name="name" autoFocus />
        <Field name="gender" />
        <Field name="mobileNo" />
        <Field name="email" />
        <GroupsField />
      </Section>
    </CreateDialog>
  );
}
