import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldProblem, messageOf } from '../../../dataProvider/errors.ts';
import { queryKeys } from '../../../queryKeys.ts';

type Call = () => Promise<unknown>;

/** Sends a remark, or what becomes of one. What is refused is told below what was typed, which stays. */
export function useRemarkCall(then?: () => void) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (call: Call) => call(),
    async onSuccess() {
      then?.();
      await client.invalidateQueries({ queryKey: queryKeys.allRemarks });
    },
  });
  return { run: (call: Call) => mutate(call), isBusy: isPending, problem: error ? problemOf(error) : undefined };
}

const problemOf = (error: unknown): string => fieldProblem(error, 'text', 'mentions', 'pictures') ?? messageOf(error);
