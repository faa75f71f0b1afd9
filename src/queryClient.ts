import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { signOut } from './authProvider/account.ts';
import { isUnanswered, statusOf } from './dataProvider/errors.ts';
import { holdsInput } from './dataProvider/renewal.ts';
import { queryKeys } from './queryKeys.ts';

/** One for each person and shop, so that nothing of one is ever shown in another. */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: endOfSession }),
    mutationCache: new MutationCache({
      // A hook may learn only by the call which resource it is for, so its key does not tell.
      onSuccess: (_data, variables) => {
        const { resource } = (variables ?? {}) as { resource?: string };
        if (resource) void client.invalidateQueries({ queryKey: queryKeys.live(resource) });
      },
    }),
    defaultOptions: {
      // A shop's own server answers without the internet: whether one is online is for the call to find out.
      queries: { networkMode: 'always', retry: mayRetry, retryDelay: 800 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

/** X-03 for the calls that react-admin does not make. Over a form the dialog has asked already. */
function endOfSession(error: unknown): void {
  if (statusOf(error) === 401 && !holdsInput()) signOut();
}

export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isUnanswered(error);
}
