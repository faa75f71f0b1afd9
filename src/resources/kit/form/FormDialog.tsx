import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { Leaving } from '../../../forms/Leaving.tsx';
import { FormFields, type FormShape } from '../pages/EntityForm.tsx';
import { useTabTitle } from '../../../layout/tabTitle.ts';
import { nameOf } from '../pages/nameOf.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { TitledDialog } from './TitledDialog.tsx';
import { UploadBar } from '../upload/UploadBar.tsx';
import { SaveButton } from './SaveBar.tsx';
import type { Save } from './JudgedForm.tsx';
import { LeftRecord } from './LeftTry.tsx';
import { SchemaForm } from './SchemaForm.tsx';

type Props = FormShape & {
  id?: string;
  title: string;
  width: number;
  mode: 'create' | 'update';
  record?: Partial<RaRecord>;
  onSave: Save;
  onClose: () => void;
  /** Beside Save. */
  actions?: ReactNode;
  /** What is pressed at the end, in place of Save. */
  saveLabel?: string | undefined;
  /** It is a page's only form: going elsewhere asks as closing does. */
  guarded?: boolean;
};

/** A form in a dialog: the fields, Save, and a thread that runs while it saves. */
export function FormDialog({ title, width, onClose, fields, actions, saveLabel, saveShortcut, ...props }: Props) {
  const { id, mode, record, onSave, guarded, ...shape } = props;
  const leave = useRef(onClose);
  const entity = useEntity();
  const { many } = useWords(entity);
  const page = mode === 'update' && record ? `${nameOf(entity, record)} · ${many}` : title;
  useTabTitle(guarded ? page : undefined);
  return (
    <TitledDialog title={title} width={width} onClose={() => leave.current()}>
      <SchemaForm id={id} mode={mode} record={record} onSave={onSave} fields={fields} guarded={guarded}>
        <Leaving ref={leave} onLeave={onClose} />
        <UploadBar hasThread px={3} />
        <DialogContent>
          {mode === 'create' && <LeftRecord />}
          <FormFields mode={mode} fields={fields} {...shape} />
        </DialogContent>
        <DialogActions>
          {actions}
          <SaveButton saveLabel={saveLabel} saveShortcut={saveShortcut} />
        </DialogActions>
      </SchemaForm>
    </TitledDialog>
  );
}
