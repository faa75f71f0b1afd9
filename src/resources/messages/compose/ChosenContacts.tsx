import { AutocompleteArrayInput, ReferenceArrayInput, type RaRecord } from 'react-admin';
import { formatPhone } from '../../../format.ts';
import { useUnchosen } from '../../kit/inputs/unchosen.ts';
import { contacts } from '../../../../schema/entities/contacts.ts';

const byName = { field: contacts.title, order: 'ASC' } as const;
const nameAndNumber = ({ name, mobileNo }: RaRecord) => `${name}, ${formatPhone(mobileNo as string)}`;

/** Contacts one by one, found by name or number. */
export function ChosenContacts() {
  const unchosen = useUnchosen({ source: 'contacts', isMany: true });
  return (
    <ReferenceArrayInput source="contacts" reference={contacts.resource} sort={byName}>
      <AutocompleteArrayInput
        {...unchosen.props}
        label="messenger.contacts"
        helperText="messenger.contacts_help"
        optionText={nameAndNumber}
        openOnFocus={false}
        isRequired
      />
    </ReferenceArrayInput>
  );
}
