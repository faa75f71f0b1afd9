import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import {
  getPublicAddress,
  makePublicAddress,
  withdrawPublicAddress,
  type PublicAddress,
  type PublicPlace,
} from '../../../dataProvider/publicAddress.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Under which address visitors see a record or a form: `kept` is undefined until that is known. */
export function usePublicAddress(of: PublicPlace) {
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const queryKey = queryKeys.publicAddress(of);
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => getPublicAddress(of, signal) });
  const keep = (address: PublicAddress) => client.setQueryData(queryKey, address);
  const { mutate, isPending } = useMutation({
    mutationFn: (call: typeof makePublicAddress) => call(of),
    onSuccess: keep,
    onError: (failure, call) => actionError(failure, { retry: () => mutate(call) }),
  });
  return {
    kept: data,
    error,
    isBusy: isPending,
    keep,
    make: () => mutate(makePublicAddress),
    withdraw: () =>
      mutate(withdrawPublicAddress, { onSuccess: () => notify('kit.publicAddress.withdrawn', { type: 'success' }) }),
  };
}
