import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef } from 'react';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import type { Upload } from '../../../dataProvider/upload.ts';
import { infoOf } from '../../../../schema/kit/fieldInfo.ts';
import { Leaving } from '../../../forms/Leaving.tsx';
import { Question } from '../../../forms/Question.tsx';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { UploadBar } from '../upload/UploadBar.tsx';
import { ActionFields, ActionForm, ActionText, SubmitButton, type FormShape } from './ActionForm.tsx';
import type { Input } from './useCall.ts';
import type { useButtonWords } from './useButtonWords.ts';

type Props = FormShape & {
  button: EntityButton;
  words: ReturnType<typeof useButtonWords>;
  record?: Record<string, unknown>;
  place: string;
  isBusy: boolean;
  /** Fulfilled when it is done; what it throws is told at the fields. */
  onSend: (input: Input, upload: Upload) => Promise<unknown>;
  /** Where there is nothing to type. */
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for what a button's call takes, or whether it is meant. */
export function ActionDialog({ button, words, place, isBusy, onConfirm, onClose, inputs, asks, ...form }: Props) {
  const leave = useRef(onClose);
  const [title, text, label] = [words.title(button), words.text(button), words.label(button)];
  if (Object.keys(button.input).length === 0)
    return (
      <Question
        title={title}
        text={text}
        confirm={label}
        color={button.danger ? 'error' : 'primary'}
        isBusy={isBusy}
        onConfirm={onConfirm}
        onClose={onClose}
      />
    );
  return (
    <TitledDialog title={title} width={hasLines(button) ? 960 : 480} onClose={() => leave.current()}>
      <ActionForm button={button} place={place} asks={asks} {...form}>
        <Leaving ref={leave} onLeave={onClose} />
        <UploadBar hasThread px={3} />
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <ActionText text={text} place={place} />
          <ActionFields button={button} asks={asks} inputs={inputs} />
        </DialogContent>
        <DialogActions>
          <SubmitButton text={label} danger={button.danger} />
        </DialogActions>
      </ActionForm>
    </TitledDialog>
  );
}

/** They are a sheet, which takes room. */
const hasLines = ({ input }: EntityButton) => Object.values(infoOf(input)).some(({ kind }) => kind === 'lines');
