import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArchiveReport } from '../../../../schema/rules/shopArchives.ts';
import { usePollPace } from '../../../events/live.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { getArchives, type Way } from './calls.ts';

const soon = 2_000;

const isMoving = ({ state, isClearing }: ArchiveReport) => state === 'running' || isClearing;

/** The newest first. Told by the server while one moves; without it asked for often. */
export function useArchives(shopId: string, way: Way) {
  const pace = usePollPace(soon);
  return useQuery({
    queryKey: queryKeys.archives(shopId, way),
    queryFn: ({ signal }) => getArchives(shopId, way, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? pace : false),
  });
}

/** Something is done about one, and all that shows them looks again. */
export function useArchiveCall<T>(call: (given: T) => Promise<unknown>) {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  return useMutation({
    mutationFn: call,
    onError: error => actionError(error, { fallback: 'Error' }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.allArchives }),
  });
}
