import { useFormContext } from 'react-hook-form';
import { useDelete, useNotify, type RaRecord } from 'react-admin';
import { useTellChange } from '../../../changes/useTellChange.ts';
import type { PathParams } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

/**
 * Puts one record into the trash, at once, and offers to take it back unless it went for good. It is called inside the record's form, whose
 * unsaved changes are worth no question once the record is gone.
 */
export function useDeleteRecord(onDeleted: () => void, meta?: PathParams) {
  const entity = useEntity();
  const { reset } = useFormContext();
  const { say, told } = useWords(entity);
  const { actionError } = useErrorHandling();
  const tell = useTellChange();
  const notify = useNotify();
  const [deleteOne, { isPending }] = useDelete();
  const remove = (record: RaRecord) => {
    const onSuccess = () => {
      const message = told('deleted') ?? say('deleted', { smart_count: 1 });
      if (meta?.permanent) notify(message, { type: 'success' });
      else tell(message);
      reset();
      onDeleted();
    };
    const onError = (error: unknown) => actionError(error, { fallback: told('deleteFailed') });
    void deleteOne(entity.resource, { id: record.id, previousData: record, meta }, { onSuccess, onError });
  };
  return { remove, isPending };
}
