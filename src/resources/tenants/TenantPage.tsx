import { ResourceContextProvider } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { EditTenant } from './EditTenant.tsx';

/** At the specification's address, which is not react-admin's. */
export function TenantPage() {
  return (
    <ResourceContextProvider value={tenants.resource}>
      <EditTenant />
    </ResourceContextProvider>
  );
}
