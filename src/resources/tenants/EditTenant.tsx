import { tenants } from '../../../schema/entities/tenants.ts';
import { without } from '../kit/form/without.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { TenantPeople } from './TenantPeople.tsx';
import { TenantShops } from './TenantShops.tsx';
import { TenantStatus } from './TenantStatus.tsx';

/** The status is not among them: changing it asks first. */
const fields = without(tenants.form, 'status');

/** A business: who it is, and beside that its shops and its people. */
export function EditTenant() {
  return (
    <EntityEdit fields={fields} aside={<Aside />}>
      <TenantStatus />
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
