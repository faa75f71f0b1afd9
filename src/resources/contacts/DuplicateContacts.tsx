import { ResourceContextProvider } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { Duplicates } from '../kit/duplicates/Duplicates.tsx';

export function DuplicateContacts() {
  return (
    <ResourceContextProvider value={contacts.resource}>
      <Duplicates />
    </ResourceContextProvider>
  );
}
