import { MutationCache, QueryCache, QueryClient, type InvalidateQueryFilters } from '@tanstack/react-query';
import { signOut } from './authProvider/account.ts';
import { isUnanswered, statusOf } from './dataProvider/errors.ts';
import { holdsInput } from './dataProvider/renewal.ts';
import { queryKeys } from './queryKeys.ts';

/** One for each person and shop, so that nothing of one is ever shown in another. */
export function makeQueryClient(): QueryClient {
  const client = new ChangedClient({
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

/**
 * A change outdates what is on its way as well, also where it is the first that a page asked for: the library takes that for new, so that
 * whoever changes something while a page is being filled would see it as it was.
 */
class ChangedClient extends QueryClient {
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none') this.#dropFirst(filters);
    return super.invalidateQueries(filters, options);
  }

  #dropFirst(filters: InvalidateQueryFilters | undefined): void {
    const asked = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    for (const query of asked) if (query.state.data === undefined) void query.cancel({ silent: true });
  }
}

/** X-03 for the calls that react-admin does not make. Over a form the dialog has asked already. */
function endOfSession(error: unknown): void {
  if (statusOf(error) === 401 && !holdsInput()) signOut();
}

export function mayRetry(failures: number, error: unknown): boolean {
  return failures < 1 && isUnanswered(error);
}
