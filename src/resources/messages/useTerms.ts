import { useQuery } from '@tanstack/react-query';
import { getTerms } from './calls.ts';
import { queryKeys } from '../../queryKeys.ts';

/** Whether the shop can send, what a message costs and when messages rest. */
export function useTerms() {
  const { data } = useQuery({
    queryKey: queryKeys.terms,
    queryFn: ({ signal }) => getTerms({ signal }),
    staleTime: 60_000,
  });
  return data;
}
