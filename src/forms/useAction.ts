import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useErrorHandling } from '../layout/useErrorHandling.ts';
import { queryKeys } from '../queryKeys.ts';

type SuccessMessage = { done?: string; args?: Record<string, unknown> };
type Asked = SuccessMessage & { call: () => Promise<unknown> };

/** One call of a button: busy while it runs, a word when it is done, and what it changed is read again wherever it is shown. */
export function useAction(changes: readonly QueryKey[], then?: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const { mutate, isPending } = useMutation<unknown, Error, Asked>({
    mutationFn: ({ call }) => call(),
    async onSuccess(_, { done, args }) {
      if (done) notify(done, { type: 'success', messageArgs: args });
      const keys = changes.flatMap(key => [key, queryKeys.live(key[0])]);
      await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
      then?.();
    },
    onError: (error, asked) => actionError(error, { retry: () => mutate(asked) }),
  });
  return { isBusy: isPending, run: (call: Asked['call'], success?: SuccessMessage) => mutate({ call, ...success }) };
}
