import { useQuery, type QueryClient } from '@tanstack/react-query';
import { getTemplates, type Template } from '../calls.ts';
import { keyOf } from './draft.ts';
import { queryKeys } from '../../../queryKeys.ts';

const queryKey = queryKeys.templates;

export function useTemplates() {
  return useQuery({ queryKey, queryFn: ({ signal }) => getTemplates({ signal }), staleTime: 60_000 });
}

/** The one that goes by this key, of those loaded. */
export function templateIn(client: QueryClient, key: string | null): Template | undefined {
  return client.getQueryData<Template[]>(queryKey)?.find(template => keyOf(template) === key);
}
