import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsMember } from '../resources/shops/support/useSight.ts';
import { useUnread } from './calls.ts';
import { Newest } from './Newest.tsx';

/** The number of unread notifications, and the newest of them, for members of the chosen shop. */
export function Bell() {
  const isMember = useIsMember();
  const unread = useUnread();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!isMember) return null;
  return (
    <>
      <BellButton unread={unread ?? 0} isOpen={anchor !== null} onOpen={setAnchor} />
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={below}
        transformOrigin={above}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': 'newest-notifications' } as object }}
      >
        <Box sx={{ width: 'min(400px, calc(100vw - 32px))' }}>
          <Newest isWanted={anchor !== null} unread={unread ?? 0} onGo={close} />
        </Box>
      </Popover>
    </>
  );
}

type ButtonProps = { unread: number; isOpen: boolean; onOpen: (anchor: HTMLElement) => void };

/** The count is said when it changes, without anybody looking at it. */
function BellButton({ unread, isOpen, onOpen }: ButtonProps) {
  const translate = useTranslate();
  const label = unread ? translate('notifications.bell_unread', { count: unread }) : translate('notifications.bell');
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={event => onOpen(event.currentTarget)}
      >
        <Badge badgeContent={unread || null} max={99} color="primary" overlap="circular" aria-hidden>
          <BellIcon />
        </Badge>
      </IconButton>
      <Box component="span" aria-live="polite" sx={unseen}>
        {unread ? label : ''}
      </Box>
    </>
  );
}

const below = { vertical: 'bottom', horizontal: 'right' } as const;
const above = { vertical: 'top', horizontal: 'right' } as const;
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
