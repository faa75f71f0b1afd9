import MergeIcon from '@mui/icons-material/MergeType';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { contacts } from '../../../schema/entities/contacts.ts';
import { logError } from '../../log.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { useMay } from '../kit/useMay.ts';
import { WriteTo } from '../messages/WriteTo.tsx';
import { AddToGroup } from './AddToGroup.tsx';

const pageOf = ({ id }: RaRecord) => `/contacts/${encodeURIComponent(id)}/show`;

/** A list that cannot be loaded is logged and says so itself; nobody is led away from it. */
export function ContactList({ children }: { children?: ReactNode }) {
  return (
    <EntityList
      rowPath={pageOf}
      bulk={<WithChosen />}
      actions={<DuplicatesButton />}
      onFailed={error => logError('Error fetching contacts', error)}
    >
      {children}
    </EntityList>
  );
}

function WithChosen() {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <>
      <AddToGroup isShort ids={selectedIds} onDone={onUnselectItems} />
      <WriteTo to={{ by: 'contacts', contacts: selectedIds.map(String) }} />
    </>
  );
}

function DuplicatesButton() {
  const translate = useTranslate();
  const canAccess = useMay(contacts.resource, 'edit');
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/contacts/duplicates" startIcon={<MergeIcon />}>
      {translate('resources.contacts.duplicates.open')}
    </Button>
  );
}
