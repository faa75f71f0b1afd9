import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getAddress, makeAddress, withdrawAddress, type Whose } from '../../../dataProvider/calendars.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';

/** My private address of this calendar. What it is is known right after it was made, and to nobody later. */
export function useAddress() {
  const { resource } = useEntity();
  const client = useQueryClient();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const queryKey = queryKeys.calendarAddress(resource);
  const { data: kept, error } = useQuery({ queryKey, queryFn: ({ signal }) => getAddress(resource, signal) });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const onError = (reason: unknown) => actionError(reason);
  const make = useMutation({
    mutationFn: (body: { whose?: Whose }) => makeAddress(resource, body),
    onError,
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: () => withdrawAddress(resource),
    onSuccess() {
      make.reset();
      notify('kit.calendar.withdrawn', { type: 'success' });
    },
    onError,
    onSettled,
  });
  const isBusy = make.isPending || withdraw.isPending;
  return { kept, error, url: make.data?.url, make: make.mutate, withdraw: withdraw.mutate, isBusy };
}
