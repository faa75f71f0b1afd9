import { useRedirect } from 'react-admin';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { ShopInput } from './ShopInput.tsx';

const inputs = { toShopId: ShopInput };

/** Saved, it opens: from there it is sent. */
export function NewTransfer() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return <EntityCreate inputs={inputs} onSaved={({ id }) => redirect('edit', resource, id)} />;
}

/** It stays open: what is saved is sent next. */
export function EditTransfer() {
  return <EntityEdit inputs={inputs} onSaved={() => undefined} />;
}
