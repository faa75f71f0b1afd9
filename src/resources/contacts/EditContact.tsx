import type { Contact } from '../../../schema/entities/contacts.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import { logError } from '../../log.ts';
import { EditDialog, RecordDialog } from '../kit/pages/EditDialog.tsx';
import { fieldOf } from '../kit/inputs/inputs.tsx';
import { Row, Section } from '../kit/form/Section.tsx';
import { DeleteContact } from './DeleteContact.tsx';
import { GroupsField } from './GroupsField.tsx';

const Field = fieldOf(contacts);
const width = 600;

/** The contact of the address, over the list. */
export function EditContact() {
  return (
    <EditDialog width={width} Remove={DeleteContact} onFailed={error => logError('Error fetching contact', error)}>
      <ContactFields />
    </EditDialog>
  );
}

/** A contact at hand, over its own page. */
export function ContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  return (
    <RecordDialog loaded={contact} width={width} onClose={onClose} Remove={DeleteContact} guarded>
      <ContactFields />
    </RecordDialog>
  );
}

function ContactFields() {
  return (
    <Section>
      <Field name="name" />
      <Field name="gender" />
      <Row>
        <Field name="mobileNo" />
        <Field name="phoneNo" />
      </Row>
      <Field name="email" />
      <Row>
        <Field name="facebookId" />
        <Field name="instagramId" />
      </Row>
      <GroupsField />
    </Section>
  );
}
