import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { TenantFields, tenantFields } from './TenantFields.tsx';
import { TenantPeople } from './TenantPeople.tsx';
import { TenantShops } from './TenantShops.tsx';
import { TenantStatus } from './TenantStatus.tsx';

/** A business: who it is, and beside that its shops and its people. */
export function EditTenant() {
  return (
    <EntityEdit fields={tenantFields} aside={<Aside />}>
      <TenantStatus />
      <TenantFields />
    </EntityEdit>
  );
}

function Aside() {
  return (
    <>
      <TenantShops />
      <TenantPeople />
    </>
  );
}
