import EventIcon from '@mui/icons-material/EventOutlined';
import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Title, useGetOne, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groups } from '../../../schema/entities/groups.ts';
import { meetings } from '../../../schema/entities/meetings.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { useTabTitle } from '../../layout/tabTitle.ts';
import { useImportDialog } from '../kit/ImportDialog/ImportContext.tsx';
import { Counted } from '../kit/list/ListTitle.tsx';
import { SearchField } from '../kit/list/SearchField.tsx';
import { BackTo } from '../kit/pages/RecordHeading.tsx';
import { WriteTo } from '../messages/WriteTo.tsx';
import { AddMember } from './AddMember.tsx';

/** Whose members these are, how many, and the ways to have more. */
export function MembersHeading({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const { pageError } = useErrorHandling();
  const { total } = useListContext();
  const { data: group } = useGetOne(groups.resource, { id: groupId }, { onError: error => pageError(error) });
  useTabTitle(group && `${String(group.name)} · ${translate('ts.page.members')}`);
  return (
    <>
      <Title
        preferenceKey={false}
        title={<Counted text={(group?.name as string | undefined) ?? '…'} count={total} />}
      />
      <BackTo to={`/${groups.resource}`}>{translate(`resources.${groups.resource}.name`, { smart_count: 2 })}</BackTo>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <SearchField />
        <MemberActions groupId={groupId} />
      </Box>
    </>
  );
}

/** Where the group's meetings stand. */
function ToMeetings({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const filter = JSON.stringify({ groupId });
  return (
    <Button
      component={Link}
      to={`/${meetings.resource}?${new URLSearchParams({ filter }).toString()}`}
      startIcon={<EventIcon />}
    >
      {translate('meetings.of_group')}
    </Button>
  );
}

function MemberActions({ groupId }: { groupId: string }) {
  const translate = useTranslate();
  const { open } = useImportDialog();
  const [isAdding, setAdding] = useState(false);
  const may = useCan();
  const write = (
    <>
      {may(can.GroupMeetingList) && <ToMeetings groupId={groupId} />}
      <WriteTo to={{ by: 'groups', groups: [groupId] }} />
    </>
  );
  if (!may(can.GroupMemberAdd)) return write;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {write}
      <Button startIcon={<UploadIcon />} onClick={() => open()}>
        {translate('kit.import.open')}
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
        {translate('resources.contacts/groups.add_member')}
      </Button>
      {isAdding && <AddMember groupId={groupId} onClose={() => setAdding(false)} />}
    </Box>
  );
}
