import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef, type ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { TitledDialog } from '../resources/kit/form/TitledDialog.tsx';
import { Leaving } from './Leaving.tsx';
import { Failure, PlainForm } from './PlainForm.tsx';

type Props = ComponentProps<typeof PlainForm> & {
  title: string;
  text?: string;
  submit: string;
  width?: number;
  onClose: () => void;
};

/** A plain form in a dialog. It stays until what was sent is done, and closes then. */
export function PlainDialog({ title, text, submit, width = 480, onClose, onSend, children, ...form }: Props) {
  const send = async (values: Record<string, unknown>) => {
    await onSend(values);
    onClose();
  };
  const leave = useRef(onClose);
  return (
    <TitledDialog title={title} width={width} onClose={() => leave.current()}>
      <PlainForm {...form} onSend={send}>
        <Leaving ref={leave} onLeave={onClose} />
        <Sending />
        <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {text && <DialogContentText>{text}</DialogContentText>}
          <RootFailure />
          {children}
        </DialogContent>
        <DialogActions>
          <Submit text={submit} />
        </DialogActions>
      </PlainForm>
    </TitledDialog>
  );
}

export function RootFailure() {
  const { errors } = useFormState();
  return <Failure message={errors.root?.message} />;
}

export function Submit({ text }: { text: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" disabled={isSubmitting}>
      {text}
    </Button>
  );
}

function Sending() {
  const { isSubmitting } = useFormState();
  return isSubmitting ? <LinearProgress /> : null;
}
