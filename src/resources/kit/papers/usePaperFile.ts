import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { paperFile, type Look } from '../../../dataProvider/papers.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';

type Act = (file: File) => unknown;
type Wanted = { way: string; act: Act };

/** Has the file drawn and does with it what was asked for. `busy`: which of the ways is under way. */
export function usePaperFile(paper: string, ids: readonly Identifier[], look: Look) {
  const { resource, papers } = useEntity();
  const isCounted = papers![paper]!.hasOriginal ?? false;
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const { mutate, isPending, variables } = useMutation<void, Error, Wanted>({
    mutationFn: async ({ act }: Wanted) => {
      const file = await paperFile(resource, { paper, isCounted }, ids, look);
      await act(new File([file], `${paper}.pdf`, { type: 'application/pdf' }));
    },
    // The next print says which it is, and the history tells of this one.
    onSuccess: () => {
      if (isCounted)
        for (const key of ['paper', 'getHistory']) void client.invalidateQueries({ queryKey: [resource, key] });
    },
    onError: (error, wanted) => actionError(error, { retry: () => mutate(wanted) }),
  });
  return {
    make: (way: string, act: Act) => mutate({ way, act }),
    busy: isPending ? variables.way : null,
  };
}
