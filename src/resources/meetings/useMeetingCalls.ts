import { useQueryClient } from '@tanstack/react-query';
import { meetingInvitations } from '../../../schema/entities/meetingInvitations.ts';
import { meetings } from '../../../schema/entities/meetings.ts';
import { post, put } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';

/** What is done about those who were invited. Each resolves to whether it was done; all of it is read again in any case. */
export function useMeetingCalls(meetingId: string) {
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
      for (const { resource } of [meetingInvitations, meetings])
        void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
    }
  };
  const invitations = pathOf(meetingInvitations.resource, { meetingId });
  return {
    invite: () => attempt(() => post(`${pathOf(meetings.resource)}/${meetingId}/invite`)),
    sendMinutes: (again: boolean) =>
      attempt(() => post(`${pathOf(meetings.resource)}/${meetingId}/minutes`, { again })),
    attend: (id: string, attended: boolean) => attempt(() => put(`${invitations}/${id}/attended`, { attended })),
    attendAll: () => attempt(() => post(`${invitations}/attended`)),
  };
}
