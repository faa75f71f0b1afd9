import { useRedirect } from 'react-admin';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** Saved, it opens: from there the metal is given out, or taken in. */
export function NewSlip() {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return <EntityCreate saveShortcut="F10" onSaved={({ id }) => redirect('edit', resource, id)} />;
}

/** It stays open: what is saved is given out or received next. */
export function EditSlip() {
  return <EntityEdit stays />;
}
