import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { meetings } from '../../../schema/entities/meetings.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';

/** Whom an invitation would reach, who was invited, and what they said. */
export type Reach = Record<
  | 'members'
  | 'uninvited'
  | 'byMail'
  | 'onWhatsApp'
  | 'mayGetLetter'
  | 'invited'
  | 'yes'
  | 'maybe'
  | 'no'
  | 'none'
  | 'attended'
  | 'waiting'
  | 'failed'
  | 'unknown'
  | 'noAddress'
  | 'minutesDue'
  | 'minutesSent',
  number
>;

/** Read again with every news of the meeting. */
export function useReach(id: string): Reach | undefined {
  const { data } = useQuery({
    queryKey: queryKeys.reach(id),
    queryFn: ({ signal }) => get<Reach>(`${pathOf(meetings.resource)}/${id}/reach`, { signal }),
    placeholderData: keepPreviousData,
  });
  return data;
}
