import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useEffect, useState } from 'react';
import { CloseNotificationContext, useEvent, useTranslate, type NotificationPayload } from 'react-admin';

/** Successes close by themselves after this; an error stays until it was read. */
const shownFor = 3000;

/** Given to `notify` as its option `action`. */
export type ToastAction = { label: string; onClick: () => void };
type Props = { toast: NotificationPayload; onClose: () => void };

export function Toast({ toast, onClose }: Props) {
  const { type, message, notificationOptions = {} } = toast;
  const { autoHideDuration = type === 'error' ? null : shownFor } = notificationOptions;
  const holders = useAutoClose(autoHideDuration, onClose);
  return (
    <CloseNotificationContext.Provider value={onClose}>
      <Box role={type === 'error' ? 'alert' : 'status'} {...holders} sx={edge(type)}>
        {typeof message === 'string' ? <Words toast={toast} text={message} onClose={onClose} /> : message}
      </Box>
    </CloseNotificationContext.Provider>
  );
}

function Words({ toast, text, onClose }: Props & { text: string }) {
  const translate = useTranslate();
  const { messageArgs, action } = (toast.notificationOptions ?? {}) as { messageArgs?: object; action?: ToastAction };
  const act = () => {
    onClose();
    action?.onClick();
  };
  const buttons = (
    <>
      {action && (
        <Button size="small" onClick={act}>
          {translate(action.label, { _: action.label })}
        </Button>
      )}
      <IconButton size="small" aria-label={translate('ts.frame.close')} onClick={onClose}>
        <CloseRounded fontSize="small" />
      </IconButton>
    </>
  );
  const said = translate(text, { _: text, ...messageArgs });
  return <SnackbarContent role="presentation" message={said} action={buttons} />;
}

/**
 * Time stands still while the pointer or the focus rests on it. A pointer that lies where the toast comes up, as after a
 * click on Save, does not rest on it before it moves.
 */
function useAutoClose(duration: number | null, onClose: () => void) {
  const [isHeld, setHeld] = useState(false);
  const close = useEvent(onClose);
  useEffect(() => {
    if (duration === null || isHeld) return undefined;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [duration, isHeld, close]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseMove: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

const colours = { success: 'success.main', info: 'success.main', warning: 'warning.main', error: 'error.main' };

function edge(type: keyof typeof colours) {
  return { pointerEvents: 'auto', '& .MuiSnackbarContent-root': { borderLeftColor: colours[type] } };
}
