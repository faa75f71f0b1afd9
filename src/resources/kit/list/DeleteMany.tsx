import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useDeleteMany, useListContext, useTranslate, type Identifier } from 'react-admin';
import { useTellChange } from '../../../changes/useTellChange.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

/** Deletes at once, in one call, and offers to take it back. */
export function DeleteMany({ ids }: { ids: Identifier[] }) {
  const translate = useTranslate();
  const { actionError } = useErrorHandling();
  const entity = useEntity();
  const { say, told } = useWords(entity);
  const { resource, onUnselectItems } = useListContext();
  const tell = useTellChange();
  const [deleteMany, { isPending }] = useDeleteMany();
  const onSuccess = () => {
    onUnselectItems();
    const one = ids.length === 1 ? told('deleted') : undefined;
    tell(one ?? say('deleted', { smart_count: ids.length }));
  };
  const onError = (error: unknown) => actionError(error, { fallback: told('deleteFailed') });
  return (
    <Button
      color="error"
      startIcon={<DeleteIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => deleteMany(resource, { ids }, { onSuccess, onError })}
    >
      {translate('ra.action.delete')}
    </Button>
  );
}
