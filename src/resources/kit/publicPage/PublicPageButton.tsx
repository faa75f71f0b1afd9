import LinkIcon from '@mui/icons-material/LinkOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { lazyView } from '../lazyView.tsx';

const PublicPageDialog = lazyView(async () => (await import('./PublicPageDialog.tsx')).PublicPageDialog, null);

/** The way to the address under which a visitor sees the record. */
export function PublicPageButton({ id }: { id: Identifier }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<LinkIcon />} onClick={() => setOpen(true)}>
        {translate('kit.publicPage.open')}
      </Button>
      {isOpen && <PublicPageDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
