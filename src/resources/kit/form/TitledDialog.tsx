import CloseIcon from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  title: string;
  /** Pixels; a phone gives the whole screen. */
  width: number;
  /** Told when the person closes; the dialog stays until its parent takes it away. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that holds input: a title and the way out. A stray click beside it costs nothing that was typed. */
export function TitledDialog({ title, width, onClose, children }: Props) {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const close: DialogProps['onClose'] = (_, reason) => reason !== 'backdropClick' && onClose();
  const paper = isPhone ? scrolling : { ...scrolling, width, maxWidth: width };
  return (
    <Dialog open onClose={close} fullScreen={isPhone} aria-labelledby={id} slotProps={{ paper: { sx: paper } }}>
      <DialogTitle
        id={id}
        component="h2"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
      >
        {title}
        <IconButton edge="end" onClick={onClose} aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      {children}
    </Dialog>
  );
}

/** The content scrolls between the title and the buttons, which stay. */
const scrolling = {
  '& > form': { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 },
  '& > form > .MuiDialogContent-root': { flex: 1 },
};
