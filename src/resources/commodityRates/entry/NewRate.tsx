import { useQueryClient } from '@tanstack/react-query';
import type { GetListResult, RaRecord } from 'react-admin';
import { commodityRates } from '../../../../schema/entities/commodityRates.ts';
import { useTodaysRates } from '../../../layout/rates/rates.ts';
import { logError } from '../../../log.ts';
import { CreateDialog } from '../../kit/pages/CreateDialog.tsx';
import { enteredFields } from './enteredFields.ts';
import { HeldRates } from './HeldRates.ts';
import { rateInputs } from './RateInput.tsx';
import { useConfirmation } from './useConfirmation.tsx';
import { queryKeys } from '../../../queryKeys.ts';

/** A rate far from the last one is asked about. Any other failure is logged and nothing more: the dialog stays, with what was typed. */
export function NewRate() {
  const putOnTop = usePutOnTop();
  const { data: held, isLoading } = useTodaysRates();
  const { confirm, question } = useConfirmation();
  const onRefused = async (error: unknown) => {
    const isRight = await confirm(error);
    if (isRight === undefined) logError('Error creating commodity', error);
    return isRight ? { confirmed: true } : undefined;
  };
  // A shop that has GST in its rates has it in every one.
  const record = held?.gold?.withGst ? { withGst: true } : undefined;
  if (isLoading) return null;
  return (
    <HeldRates value={held}>
      <CreateDialog
        width={400}
        record={record}
        fields={enteredFields}
        inputs={rateInputs}
        onSaved={putOnTop}
        onRefused={onRefused}
      />
      {question}
    </HeldRates>
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
      { queryKey: queryKeys.lists(commodityRates.resource), predicate: isFirstPage },
      list =>
        list && !list.data.some(({ id }) => id === made.id)
          ? { ...list, data: [made, ...list.data], total: (list.total ?? 0) + 1 }
          : list,
    );
}
