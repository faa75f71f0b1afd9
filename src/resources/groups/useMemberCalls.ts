import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import { groupMembers } from '../../../schema/entities/groupMembers.ts';
import { groups } from '../../../schema/entities/groups.ts';
import { post, postForm } from '../../dataProvider/calls.ts';
import type { ImportReport } from '../../../schema/kit/importReport.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';

/** Who joins and leaves groups. Each resolves to whether it was done; lists read again in any case. */
export function useMemberCalls() {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      actionError(error);
      return false;
    } finally {
      for (const { resource } of [groupMembers, groups, contacts])
        void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
    }
  };
  return {
    addTo: (groupId: string, contactIds: readonly Identifier[]) =>
      attempt(() => post(`${membersOf(groupId)}/add`, { contactIds })),
    takeFrom: (groupId: string, contactIds: readonly Identifier[]) =>
      attempt(() => post(`${membersOf(groupId)}/remove`, { contactIds })),
    /** C-29: one contact out of several groups at once. */
    leave: (contactId: Identifier, groupIds: readonly string[]) =>
      attempt(() => post(`${pathOf(contacts.resource)}/${contactId}/groups/members`, { GroupIds: groupIds })),
  };
}

export function importMembers(groupId: string, file: File): Promise<ImportReport> {
  const form = new FormData();
  form.append('contacts', file);
  return postForm<ImportReport>(`${membersOf(groupId)}/list`, form);
}

const membersOf = (groupId: string) => pathOf(groupMembers.resource, { groupId });
