import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  title: string;
  text: ReactNode;
  confirm: string;
  cancel?: string;
  color?: ButtonProps['color'];
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that others feel, and says what will happen. */
export function Question({ title, text, confirm, cancel, color = 'error', isBusy, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel ?? translate('ra.action.cancel')}</Button>
        <Button color={color} variant="contained" loading={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
