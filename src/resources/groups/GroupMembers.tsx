import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ListBase, ResourceContextProvider, useListContext, useParams, useTranslate } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { groupMembers } from '../../../schema/entities/groupMembers.ts';
import { logError } from '../../log.ts';
import { ImportDialog } from '../kit/ImportDialog/ImportDialog.tsx';
import { ImportProvider } from '../kit/ImportDialog/ImportContext.tsx';
import { EmptyList, Notice } from '../kit/list/EmptyList.tsx';
import { Records } from '../kit/list/Records.tsx';
import { MembersBar } from './MembersBar.tsx';
import { MembersHeading } from './MembersHeading.tsx';
import { importMembers } from './useMemberCalls.ts';

const contactOf = ({ id }: { id: unknown }) => `/contacts/${String(id)}/show`;
const onError = (error: unknown) => logError('Error fetching members', error);
const perPage = groupMembers.pageSize!;

/** The members of a group are contacts, and look so. */
export function GroupMembers() {
  const { groupId = '' } = useParams();
  return (
    <ListBase
      resource={groupMembers.resource}
      perPage={perPage}
      sort={{ field: 'id', order: 'DESC' }}
      storeKey={`members.${groupId}`}
      exporter={false}
      queryOptions={{ meta: { groupId }, onError }}
    >
      <ResourceContextProvider value={contacts.resource}>
        <ImportProvider>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <MembersHeading groupId={groupId} />
            <Paper variant="outlined">
              <Records
                pageSize={perPage}
                rowPath={contactOf}
                bar={<MembersBar groupId={groupId} />}
                empty={<NoMembers />}
              />
            </Paper>
          </Box>
          <MembersImport groupId={groupId} />
        </ImportProvider>
      </ResourceContextProvider>
    </ListBase>
  );
}

function NoMembers() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  return filterValues.q ? <EmptyList /> : <Notice>{translate('resources.contacts/groups.no_members')}</Notice>;
}

/** Contacts of a file become members. The call takes the file as it is. */
function MembersImport({ groupId }: { groupId: string }) {
  return <ImportDialog start={file => importMembers(groupId, file)} />;
}
