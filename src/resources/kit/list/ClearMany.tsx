import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useTranslate, type Identifier } from 'react-admin';
import { Question } from '../../../forms/Question.tsx';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

/** Deletes for good, in one call, after asking: there is no trash to take the records back from. */
export function ClearMany({ ids }: { ids: Identifier[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { actionError } = useErrorHandling();
  const { told } = useWords(useEntity());
  const { resource, onUnselectItems } = useListContext();
  const [isAsked, setAsked] = useState(false);
  const [deleteMany, { isPending }] = useDeleteMany();
  const onSuccess = () => {
    notify(translate('kit.bulk.cleared', { smart_count: ids.length }), { type: 'success' });
    onUnselectItems();
    setAsked(false);
  };
  const onError = (error: unknown) => {
    setAsked(false);
    actionError(error, { fallback: told('deleteFailed') });
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsked(true)}>
        {translate('ra.action.delete')}
      </Button>
      {isAsked && (
        <Question
          title={translate('kit.bulk.clear_title', { smart_count: ids.length })}
          text={translate('kit.bulk.clear_text')}
          confirm={translate('kit.bulk.clear')}
          isBusy={isPending}
          onConfirm={() => deleteMany(resource, { ids }, { onSuccess, onError })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
