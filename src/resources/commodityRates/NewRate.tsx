import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'react-admin';
import { commodityRates } from '../../../schema/entities/commodityRates.ts';
import { logError } from '../../log.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';

/** A failure is logged and nothing more: the dialog stays, with what was typed. */
export function NewRate() {
  const putOnTop = usePutOnTop();
  return (
    <CreateDialog width={400} onSaved={putOnTop} onRefused={error => logError('Error creating commodity', error)} />
  );
}

type ListKey = [resource: string, method: string, params: { pagination?: { page: number }; filter?: object }];

/** The new rates stand on top of the list at once; reading it again confirms that a moment later. */
function usePutOnTop(): (made: RaRecord) => void {
  const client = useQueryClient();
  const isFirstPage = ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const [, , params] = queryKey as ListKey;
    return params.pagination?.page === 1 && Object.keys(params.filter ?? {}).length === 0;
  };
  return made =>
    client.setQueriesData<GetListResult>(
      { queryKey: [commodityRates.resource, 'getList'], predicate: isFirstPage },
      list =>
        list && !list.data.some(({ id }) => id === made.id)
          ? { ...list, data: [made, ...list.data], total: (list.total ?? 0) + 1 }
          : list,
    );
}
