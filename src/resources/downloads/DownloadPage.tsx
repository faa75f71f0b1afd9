import { ResourceContextProvider } from 'react-admin';
import { downloads } from '../../../schema/entities/downloads.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';

/** At the specification's address, which is not react-admin's. */
export function DownloadPage() {
  return (
    <ResourceContextProvider value={downloads.resource}>
      <EntityEdit />
    </ResourceContextProvider>
  );
}
