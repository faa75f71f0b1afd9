import type { Contact } from '../../../schema/entities/contacts.ts';
import { logError } from '../../log.ts';
import { EditDialog, RecordDialog } from '../kit/pages/EditDialog.tsx';
import { DeleteContact } from './DeleteContact.tsx';
import { StateInput } from '../shops/StateInput.tsx';
import { GroupsField } from './GroupsField.tsx';

const inputs = { selectedGroups: GroupsField, stateCode: StateInput };
const width = 600;

/** The contact of the address, over the list. */
export function EditContact() {
  return (
    <EditDialog
      width={width}
      inputs={inputs}
      Remove={DeleteContact}
      onFailed={error => logError('Error fetching contact', error)}
    />
  );
}

/** A contact at hand, over its own page. */
export function ContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  return (
    <RecordDialog loaded={contact} width={width} onClose={onClose} inputs={inputs} Remove={DeleteContact} guarded />
  );
}
