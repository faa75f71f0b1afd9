import CallIcon from '@mui/icons-material/CallOutlined';
import ChatIcon from '@mui/icons-material/WhatsApp';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Contact } from '../../../schema/entities/contacts.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import { can } from '../../../schema/permissions.ts';
import { chatLink } from '../../../schema/rules/chatLink.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { logError } from '../../log.ts';
import { PersonBalance } from '../../books/PersonBalance.tsx';
import { without } from '../kit/form/without.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { useMay } from '../kit/useMay.ts';
import { ContactGroups } from './ContactGroups.tsx';
import { ContactMessages } from './ContactMessages.tsx';
import { Roles } from './Roles.tsx';

const ContactDialog = lazyView(async () => (await import('./EditContact.tsx')).ContactDialog);

/** A contact's own page: how to reach them, their groups, what was sent to them, and who changed what. */
export function ShowContact() {
  return (
    <EntityShow
      fields={facts}
      actions={<Ways />}
      aside={<Aside />}
      onFailed={failure => logError('Error fetching contact', failure)}
    />
  );
}

const facts = without(contacts.facts, 'selectedGroups', 'groupName', 'isCustomer', 'isSupplier', 'isKarigar');

function Ways() {
  const translate = useTranslate();
  const canEdit = useMay(contacts.resource, 'edit');
  const [isEditing, setEditing] = useState(false);
  const contact = useRecordContext<Contact>()!;
  const number = contact.mobileNo ?? '';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined" startIcon={<CallIcon />} href={`tel:+91${number}`}>
        {translate('resources.contacts.call')}
      </Button>
      <Button variant="outlined" startIcon={<ChatIcon />} href={chatLink(number)} target="_blank" rel="noreferrer">
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

/** Each for whoever may see it. */
function Aside() {
  const may = useCan();
  const record = useRecordContext()!;
  return (
    <>
      <Roles record={record} />
      {may(can.LedgerList) && <PersonBalance record={record} />}
      {may(can.GroupList) && <ContactGroups record={record} />}
      {may(can.MessageList) && <ContactMessages record={record} />}
    </>
  );
}
