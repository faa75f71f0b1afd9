import { contacts } from '../../../schema/entities/contacts.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';
import { ContactList } from './ContactList.tsx';

const EditContact = later(async () => (await import('./EditContact.tsx')).EditContact);
const ShowContact = later(async () => (await import('./ShowContact.tsx')).ShowContact);
const NewContact = later(async () => (await import('./NewContact.tsx')).NewContact);

export const contactResource = resourceOf(contacts, {
  list: <ContactList />,
  create: (
    <ContactList>
      <NewContact />
    </ContactList>
  ),
  edit: (
    <ContactList>
      <EditContact />
    </ContactList>
  ),
  show: <ShowContact />,
});
