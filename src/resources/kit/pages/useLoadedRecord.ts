import { useGetOne, useParams, useRequireAccess, type RaRecord } from 'react-admin';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';

type Loaded = { record?: RaRecord; error: unknown };

/** The record of the address, once the person may see it. */
export function useLoadedRecord(action: 'edit' | 'show', onFailed?: (error: unknown) => void): Loaded {
  const { resource, info } = useEntity();
  const { id = '' } = useParams();
  const { pageError } = useErrorHandling();
  const { isPending: isAsking } = useRequireAccess({ resource, action });
  const onError = onFailed ?? ((error: unknown) => pageError(error));
  // Coming back to the window must not change the ground under a form.
  const options = { enabled: !isAsking, refetchOnWindowFocus: false, refetchOnReconnect: false, onError };
  const { data, error } = useGetOne(resource, { id }, options);
  // What a list showed of it has no lines: a form of that would take them away.
  const isWhole = data && Object.values(info).every(({ kind, name }) => kind !== 'lines' || Object.hasOwn(data, name));
  return { record: isWhole ? data : undefined, error };
}
