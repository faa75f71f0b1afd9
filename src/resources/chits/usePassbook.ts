import { useQuery } from '@tanstack/react-query';
import type { ChitMember } from '../../../schema/entities/chitMembers.ts';
import type { PassbookRead } from '../../../schema/rules/chitReplies.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { queryKeys } from '../../queryKeys.ts';

/** A passbook with its lines, as it stands today. */
export function usePassbook(member: ChitMember) {
  const { shopId } = useSession();
  const { id } = member;
  return useQuery({
    queryKey: queryKeys.passbook(member),
    queryFn: ({ signal }) =>
      get<PassbookRead>(`shops/${shopId}/chit_members/${encodeURIComponent(id)}/passbook`, { signal }),
  });
}
