import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { isUpload } from '../../../../schema/kit/meta.ts';
import { formFields } from '../../../../schema/kit/validate.ts';
import { lazyView } from '../lazyView.tsx';
import { useEntity } from '../useEntity.ts';

const ChangeDialog = lazyView(async () => (await import('./ChangeDialog.tsx')).ChangeDialog);

/** One field, one value, for all chosen rows. */
export function ChangeMany({ ids }: { ids: Identifier[] }) {
  const translate = useTranslate();
  const entity = useEntity();
  const [isOpen, setOpen] = useState(false);
  const fields = changeable(entity);
  if (fields.length === 0) return null;
  return (
    <>
      <Button startIcon={<EditIcon />} onClick={() => setOpen(true)}>
        {translate('kit.bulk.change')}
      </Button>
      {isOpen && <ChangeDialog ids={ids} fields={fields} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What makes a record that record, and what is a file, is not given to many at once. */
function changeable(entity: AnyEntity): string[] {
  const identifying = new Set([entity.title, ...(entity.unique ?? []).flat(), ...(entity.naturalKey ?? [])]);
  return formFields(entity, 'update').filter(name => !identifying.has(name) && !isUpload(entity.info[name]!.kind));
}
