import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useErrorHandling } from '../layout/useErrorHandling.ts';
import { liveKey } from '../liveQueries.ts';

type SuccessMessage = { done?: string; args?: Record<string, unknown> };

/** One call of a button: busy while it runs, a word when it is done, and what it changed is read again wherever it is shown. */
export function useAction(changes: readonly unknown[][], then?: () => void) {
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>, { done, args }: SuccessMessage = {}) => {
    setBusy(true);
    try {
      await call();
      if (done) notify(done, { type: 'success', messageArgs: args });
      const keys = changes.flatMap(key => [key, liveKey(key[0])]);
      await Promise.all(keys.map(queryKey => client.invalidateQueries({ queryKey })));
      then?.();
    } catch (error) {
      actionError(error, { retry: () => void run(call, { done, args }) });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run: (call: () => Promise<unknown>, success?: SuccessMessage) => void run(call, success) };
}
