import { contacts } from '../../../schema/entities/contacts.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ContactList = lazyView(async () => (await import('./ContactList.tsx')).ContactList);
const EditContact = lazyView(async () => (await import('./EditContact.tsx')).EditContact);
const ShowContact = lazyView(async () => (await import('./ShowContact.tsx')).ShowContact);
const NewContact = lazyView(async () => (await import('./NewContact.tsx')).NewContact);

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
