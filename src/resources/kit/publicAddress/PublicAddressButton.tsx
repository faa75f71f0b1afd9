import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PublicPlace } from '../../../dataProvider/publicAddress.ts';
import { lazyView } from '../lazyView.tsx';
import { hasAddress } from '../../../../schema/kit/publicForm.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';

const PublicAddressDialog = lazyView(async () => (await import('./PublicAddressDialog.tsx')).PublicAddressDialog, null);

/** The way to the address under which a visitor sees the record, or the entity's form. */
export function PublicAddressButton({ of, size }: { of: PublicPlace; size?: ButtonProps['size'] }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...(size && { size })} startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        {translate(`kit.publicAddress.${of.shown}.open`)}
      </Button>
      {isOpen && <PublicAddressDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}

/** For whoever may add records. */
export function PublicFormButton() {
  const { publicForm, resource } = useEntity();
  const mayAdd = useMay(resource, 'create');
  return hasAddress(publicForm) && mayAdd ? <PublicAddressButton of={{ shown: 'form', resource }} /> : null;
}
