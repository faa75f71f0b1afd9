import { ResourceContextProvider } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { ContactList } from '../../resources/contacts/ContactList.tsx';

/** The contacts, at their other address. */
export function MarketingContacts() {
  return (
    <ResourceContextProvider value={contacts.resource}>
      <ContactList />
    </ResourceContextProvider>
  );
}
