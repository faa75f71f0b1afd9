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
      <Row>
        <Field name="email" />
        <Field name="otherEmail" />
      </Row>
      <Row>
        <Field name="birthday" />
        <Field name="anniversary" />
      </Row>
      <Field name="organization" />
      <Field name="address" />
      <GroupsField />
      <Field name="notes" />
      <Row>
        <Field name="facebookId" />
        <Field name="instagramId" />
      </Row>
    </Section>
  );
}
