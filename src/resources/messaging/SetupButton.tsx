import ChatIcon from '@mui/icons-material/ChatOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SetupDialog } from './SetupDialog.tsx';

/** A shop's number at WhatsApp and its money for messages, for those who look after the platform. */
export function SetupButton({ shop }: { shop: { id: string; name: string } }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<ChatIcon />} onClick={() => setOpen(true)}>
        {translate('messaging.setup.open')}
      </Button>
      {isOpen && <SetupDialog shop={shop} onClose={() => setOpen(false)} />}
    </>
  );
}
