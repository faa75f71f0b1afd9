import type { ComponentProps } from 'react';
import { useRedirect } from 'react-admin';
import { EntityCreate } from '../kit/pages/EntityCreate.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import type { FormShape } from '../kit/pages/EntityForm.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** Saved, it opens: from there the metal is given out, or taken in. */
export function NewSlip({ inputs }: Pick<FormShape, 'inputs'>) {
  const { resource } = useEntity();
  const redirect = useRedirect();
  return <EntityCreate saveShortcut="F10" onSaved={({ id }) => redirect('edit', resource, id)} inputs={inputs} />;
}

/** It stays open: what is saved is given out or received next. */
export function EditSlip(own: Pick<ComponentProps<typeof EntityEdit>, 'inputs' | 'actionInputs'>) {
  return <EntityEdit stays {...own} />;
}
