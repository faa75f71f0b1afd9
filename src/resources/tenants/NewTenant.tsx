import { useRedirect } from 'react-admin';
import { tenants } from '../../../schema/entities/tenants.ts';
import { without } from '../kit/form/without.ts';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';

/** It begins as an active one. */
const fields = without(tenants.form, 'status');

/** It goes on to the business's own page, where its shops are added. */
export function NewTenant() {
  const redirect = useRedirect();
  return <EntityCreate fields={fields} onSaved={({ id }) => redirect('edit', tenants.resource, id)} />;
}
