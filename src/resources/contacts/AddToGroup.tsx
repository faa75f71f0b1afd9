import GroupAddIcon from '@mui/icons-material/GroupAddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type Identifier } from 'react-admin';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { lazyView } from '../kit/lazyView.tsx';

const GroupDialog = lazyView(async () => (await import('./GroupDialog.tsx')).GroupDialog);

type Props = { ids: readonly Identifier[]; onDone?: () => void; isShort?: boolean };

/** Puts one contact or many into a group, which may be made on the way. */
export function AddToGroup({ ids, onDone, isShort }: Props) {
  const translate = useTranslate();
  const may = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!may(can.GroupMemberAdd) || !may(can.GroupList)) return null;
  const title = translate('resources.contacts.groups.add');
  const done = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <Button startIcon={<GroupAddIcon />} onClick={() => setOpen(true)} aria-label={title}>
        {isShort ? translate('resources.contacts.groups.add_short') : title}
      </Button>
      {isOpen && <GroupDialog ids={ids} onDone={done} onClose={() => setOpen(false)} />}
    </>
  );
}
