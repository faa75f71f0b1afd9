import { useRedirect } from 'react-admin';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** Files, and the last error of the shop, are added on the page of the request, to which this leads. */
export function NewRequest() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return <EntityCreate onSaved={({ id }) => redirect('edit', resource, id)} />;
}
