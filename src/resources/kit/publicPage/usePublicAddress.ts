import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, type Identifier } from 'react-admin';
import { getPublicAddress, makePublicAddress, withdrawPublicAddress } from '../../../dataProvider/publicAddress.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';

/** Under which address visitors see a record: undefined until that is known, null while there is none. */
export function usePublicAddress(id: Identifier) {
  const { resource } = useEntity();
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const queryKey = queryKeys.publicAddress(resource, id);
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => getPublicAddress(resource, id, signal) });
  const { mutate, isPending } = useMutation({
    mutationFn: (call: typeof makePublicAddress) => call(resource, id),
    onSuccess: made => client.setQueryData(queryKey, made),
    onError: (failure, call) => actionError(failure, { retry: () => mutate(call) }),
  });
  return {
    address: data?.address,
    isShown: data?.isShown,
    error,
    isBusy: isPending,
    make: () => mutate(makePublicAddress),
    withdraw: () =>
      mutate(withdrawPublicAddress, { onSuccess: () => notify('kit.publicPage.withdrawn', { type: 'success' }) }),
  };
}
