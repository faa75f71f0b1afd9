import { ImportDialog } from '../kit/ImportDialog/ImportDialog.tsx';
import { importMembers } from './useMemberCalls.ts';

/** Contacts of a file become members. The call takes the file as it is. */
export function MembersImport({ groupId }: { groupId: string }) {
  return <ImportDialog start={file => importMembers(groupId, file)} />;
}
