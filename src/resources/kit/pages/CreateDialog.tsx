import { useNavigate } from 'react-router-dom';
import { CreateBase, useCreatePath, type RaRecord } from 'react-admin';
import type { FormShape } from './EntityForm.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import type { Save } from '../form/JudgedForm.tsx';
import { useCreateSave, type OnRefused } from '../form/useSave.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = FormShape & {
  width?: number;
  record?: Partial<RaRecord>;
  /** In place of going back to the list. */
  onClose?: () => void;
  onSaved?: (record: RaRecord) => void;
  /** The last word before the values go out: may refuse them. */
  before?: (save: Save) => Save;
  onRefused?: OnRefused;
  meta?: Record<string, unknown>;
  /** What is pressed at the end, in place of Save. */
  saveLabel?: string;
};

/** A new record in a dialog over its list. It closes when it was saved, and the list reads again. */
export function CreateDialog({
  width = 400,
  record,
  onClose,
  onSaved,
  before = asIs,
  onRefused,
  meta,
  ...shape
}: Props) {
  const { say } = useWords(useEntity());
  const toList = useToList();
  const close = onClose ?? toList;
  const saved = (made: RaRecord) => {
    onSaved?.(made);
    close();
  };
  const save = before(useCreateSave({ onSaved: saved, meta, onRefused }));
  return (
    <CreateBase>
      <FormDialog
        mode="create"
        title={say('new')}
        width={width}
        record={record}
        onSave={save}
        onClose={close}
        guarded={!onClose}
        {...shape}
      />
    </CreateBase>
  );
}

const asIs = (save: Save) => save;

/** Back to the list, which finds its page and filters where they were. */
export function useToList(): () => void {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const { resource } = useEntity();
  return () => void navigate(createPath({ resource, type: 'list' }));
}
