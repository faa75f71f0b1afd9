import CallIcon from '@mui/icons-material/CallOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin';
import type { Contact } from '../../../schema/entities/contacts.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { logError } from '../../log.ts';
import { without } from '../kit/form/without.ts';
import { Facts } from '../kit/pages/Facts.tsx';
import { History } from '../kit/history/History.tsx';
import { lazyView } from '../kit/lazyView.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';
import { RecordHeading } from '../kit/pages/RecordHeading.tsx';
import { useLoadedRecord } from '../kit/pages/useLoadedRecord.ts';
import { useMay } from '../kit/useMay.ts';
import { ContactGroups } from './ContactGroups.tsx';
import { ContactMessages } from './ContactMessages.tsx';

const ContactDialog = lazyView(async () => (await import('./EditContact.tsx')).ContactDialog);

/** A contact's own page: how to reach them, their groups, what was sent to them, and who changed what. */
export function ShowContact() {
  const { record, error } = useLoadedRecord('show', failure => logError('Error fetching contact', failure));
  if (error && !record) return <LoadTrouble error={error} />;
  if (!record) return <Skeleton variant="rounded" height={320} />;
  return (
    <RecordContextProvider value={record}>
      <RecordHeading record={record} />
      <Box sx={columns}>
        <Box sx={column}>
          <Ways contact={record as Contact} />
          <Facts record={record} fields={facts} />
          <Groups record={record} />
        </Box>
        <Box sx={column}>
          <Messages record={record} />
          <History record={record} />
        </Box>
      </Box>
    </RecordContextProvider>
  );
}

const facts = without(contacts.facts, 'selectedGroups', 'groupName');

function Ways({ contact }: { contact: Contact }) {
  const translate = useTranslate();
  const canEdit = useMay(contacts.resource, 'edit');
  const [isEditing, setEditing] = useState(false);
  const number = contact.mobileNo ?? '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<CallIcon />} href={`tel:+91${number}`}>
        {translate('resources.contacts.call')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<ChatIcon />}
        href={`https://wa.me/91${number}`}
        target="_blank"
        rel="noreferrer"
      >
        {translate('resources.contacts.whatsapp')}
      </Button>
      {canEdit && (
        <Button variant="contained" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
          {translate('ra.action.edit')}
        </Button>
      )}
      {isEditing && <ContactDialog contact={contact} onClose={() => setEditing(false)} />}
    </Box>
  );
}

function Groups({ record }: { record: RaRecord }) {
  return useCan()(can.GroupList) ? <ContactGroups record={record} /> : null;
}

function Messages({ record }: { record: RaRecord }) {
  return useCan()(can.MessageList) ? <ContactMessages record={record} /> : null;
}

const column = { display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' };
const columns = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(240px, 1fr)' },
  alignItems: 'start',
};
