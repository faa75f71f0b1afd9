import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useMay } from '../kit/useMay.ts';
import { contacts } from '../../../schema/entities/contacts.ts';
import { useTellChange } from '../../changes/useTellChange.ts';
import { SelectionBar } from '../kit/list/BulkBar.tsx';
import { useMemberCalls } from './useMemberCalls.ts';

/** Who was chosen can leave the group, and be taken back at once. */
export function MembersBar({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const tell = useTellChange(useMay(contacts.resource, 'edit'));
  const may = useCan();
  const { selectedIds, onUnselectItems } = useListContext();
  const { takeFrom } = useMemberCalls();
  const run = async () => {
    if (!(await takeFrom(groupId, selectedIds))) return;
    onUnselectItems();
    tell('resources.contacts/groups.left', { smart_count: selectedIds.length });
  };
  return (
    <SelectionBar>
      {may(can.GroupMemberAdd) && (
        <Button color="error" startIcon={<RemoveIcon />} onClick={() => void run()}>
          {translate('resources.contacts/groups.remove_member')}
        </Button>
      )}
    </SelectionBar>
  );
}
