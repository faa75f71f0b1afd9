import { useRedirect } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { TenantFields, tenantFields } from './TenantFields.tsx';

/** It goes on to the business's own page, where its shops are added. */
export function NewTenant() {
  const redirect = useRedirect();
  return (
    <EntityCreate fields={tenantFields} onSaved={({ id }) => redirect('edit', tenants.resource, id)}>
      <TenantFields />
    </EntityCreate>
  );
}
