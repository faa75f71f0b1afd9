import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'react-admin';
import { offPaper } from '../theme/print.ts';
import { frame } from '../theme/tokens.ts';
import { Toast } from './Toast.tsx';
import { useLift } from './useLift.ts';

/**
 * Bottom right, newest at the bottom. Takes the place of react-admin's own, which shows one at a time and would queue behind
 * an error. It stands beside the page and comes with the first toast: a dialog hides from screen readers all that was there
 * when it opened.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const lift = useLift(box);
  useUndoables(notifications);
  const close = (toast: NotificationPayload) => setNotifications(shown => shown.filter(other => !isSame(toast, other)));
  const shown = notifications.filter(
    (toast, index) => notifications.findIndex(other => isSame(toast, other)) === index,
  );
  if (shown.length === 0) return null;
  return (
    <Portal>
      <Box ref={setBox} sx={corner} style={{ translate: `0 ${-lift}px` }}>
        {shown.map(toast => (
          <Toast key={keyOf(toast)} toast={toast} onClose={() => close(toast)} />
        ))}
      </Box>
    </Portal>
  );
}

/** Undo is the server's here: a call is never held back, since closing the tab would lose it. */
function useUndoables(notifications: NotificationPayload[]): void {
  const takeMutation = useTakeUndoableMutation();
  useEffect(() => {
    if (notifications.at(-1)?.notificationOptions?.undoable) takeMutation()?.({ isUndo: false });
  }, [notifications, takeMutation]);
}

/** The same error said by several calls at once is one toast. */
function isSame(one: NotificationPayload, other: NotificationPayload): boolean {
  return one === other || (one.type === 'error' && one.type === other.type && one.message === other.message);
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

function keyOf(toast: NotificationPayload): number {
  if (!keys.has(toast)) keys.set(toast, ++lastKey);
  return keys.get(toast)!;
}

const corner = {
  ...offPaper,
  position: 'fixed',
  zIndex: 'snackbar',
  right: { xs: 8, sm: 24 },
  left: { xs: 8, sm: 'auto' },
  bottom: { xs: `calc(${frame.bottomBar + 8}px + env(safe-area-inset-bottom))`, md: 24 },
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  // Beside a dialog of 600 px on a screen of 1280, whose Save must stay in reach.
  width: { sm: 312 },
  pointerEvents: 'none',
};
