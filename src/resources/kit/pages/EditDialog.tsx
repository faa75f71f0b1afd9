import DialogContent from '@mui/material/DialogContent';
import type { ComponentType } from 'react';
import { EditContextProvider, RecordContextProvider, type RaRecord } from 'react-admin';
import { useToList } from './CreateDialog.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import type { FormShape } from './EntityForm.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { LoadTrouble } from './LoadTrouble.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { useEditing } from './useEditing.tsx';
import { useEntity } from '../useEntity.ts';
import { useEditPage } from './useRecordPage.ts';
import { useWords } from '../useWords.ts';

type Props = FormShape & {
  width?: number;
  /** The way to delete, where the usual one is not enough. */
  Remove?: ComponentType<{ record: RaRecord; onDeleted: () => void }>;
};

type RecordDialogProps = { loaded: RaRecord; onClose: () => void; meta?: Record<string, unknown>; guarded?: boolean };

/** Changes the record of the address, in a dialog over its list. */
export function EditDialog({ onFailed, width = 400, ...props }: Props & { onFailed?: (error: unknown) => void }) {
  const page = useEditPage(onFailed);
  const { record, error } = page;
  const { say } = useWords(useEntity());
  const toList = useToList();
  if (record)
    return (
      <EditContextProvider value={page}>
        <RecordDialog key={record.id} loaded={record} width={width} onClose={toList} guarded {...props} />
      </EditContextProvider>
    );
  if (!error) return null;
  return (
    <TitledDialog title={say('edit')} width={width} onClose={toList}>
      <DialogContent>
        <LoadTrouble error={error} />
      </DialogContent>
    </TitledDialog>
  );
}

/** Changes a record that is at hand. */
export function RecordDialog({
  loaded,
  onClose,
  meta,
  width = 400,
  Remove = DeleteButton,
  ...shape
}: Props & RecordDialogProps) {
  const { say } = useWords(useEntity());
  const { others, ...editing } = useEditing(loaded, onClose, meta);
  const actions = (
    <>
      <Remove record={editing.record} onDeleted={onClose} />
      {others}
    </>
  );
  return (
    <RecordContextProvider value={editing.record}>
      <FormDialog
        mode="update"
        title={say('edit')}
        width={width}
        onClose={onClose}
        actions={actions}
        {...editing}
        {...shape}
      />
    </RecordContextProvider>
  );
}
