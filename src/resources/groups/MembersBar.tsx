import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { SelectionBar } from '../kit/list/BulkBar.tsx';
import { useMemberCalls } from './useMemberCalls.ts';

/** Who was chosen can leave the group, and be taken back at once. */
export function MembersBar({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const may = useCan();
  const { selectedIds, onUnselectItems } = useListContext();
  const { addTo, takeFrom } = useMemberCalls();
  const run = async () => {
    if (!(await takeFrom(groupId, selectedIds))) return;
    onUnselectItems();
    const action = { label: 'ra.action.undo', onClick: () => void addTo(groupId, selectedIds) };
    notify('resources.contacts/groups.left', {
      type: 'success',
      messageArgs: { smart_count: selectedIds.length },
      action,
    });
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
