import Link from '@mui/material/Link';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { groups } from '../../../schema/entities/groups.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { reaching } from '../../theme/touch.ts';
import { useMay } from '../kit/useMay.ts';

const { resource } = groups;

/** The groups of a contact, and the way to make one more without leaving. */
export function GroupsField(props: KindInputProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const canAccess = useMay(resource, 'create');
  const { getValues, setValue } = useFormContext();
  const join = (id: unknown) =>
    setValue(props.source, [...(getValues(props.source) as unknown[]), id], { shouldDirty: true });
  return (
    <div>
      <Field {...props} />
      {canAccess && (
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => setOpen(true)}
          sx={{ ...reaching(20), mt: 0.5 }}
        >
          {translate('resources.contacts.add_group')}
        </Link>
      )}
      {isOpen && (
        <ResourceContextProvider value={resource}>
          <CreateDialog onSaved={({ id }) => join(id)} onClose={() => setOpen(false)} />
        </ResourceContextProvider>
      )}
    </div>
  );
}
