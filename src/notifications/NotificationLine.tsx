import CheckIcon from '@mui/icons-material/DoneOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../../schema/entities/notifications.ts';
import { formatDateTime } from '../format.ts';
import { useAction } from '../forms/useAction.ts';
import { markRead, useReadOnTheWay } from './calls.ts';
import { KindIcon } from './KindIcon.tsx';
import { written } from './written.ts';
import { queryKeys } from '../queryKeys.ts';

type Props = { notification: Notification; onGo?: (() => void) | undefined };

/** One of them: what it is about, what happened, when; whoever follows it has read it. */
export function NotificationLine({ notification, onGo }: Props) {
  const translate = useTranslate();
  const { title, text, to } = written(notification);
  const readOnTheWay = useReadOnTheWay();
  const { isBusy, run } = useAction([queryKeys.notifications]);
  const { id, kind, createdAt } = notification;
  const isUnread = !notification.readAt;
  const go = () => {
    if (isUnread) readOnTheWay(id);
    onGo?.();
  };
  return (
    <Box component="li" sx={{ ...row, bgcolor: isUnread ? 'hover.main' : undefined }}>
      <Way to={to} onGo={go}>
        <KindIcon kind={kind} />
        <Words title={title} text={text} at={createdAt} isUnread={isUnread} />
      </Way>
      {isUnread && (
        <IconButton
          aria-label={translate('notifications.read_named', { title })}
          title={translate('notifications.read')}
          disabled={isBusy}
          onClick={() => run(() => markRead(id))}
          sx={{ mr: 1, color: 'text.secondary' }}
        >
          <CheckIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function Words({ title, text, at, isUnread }: { title: string; text: string; at: string; isUnread: boolean }) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: isUnread ? 600 : 400, overflowWrap: 'anywhere' }}>
        {isUnread && <Unread />}
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <Typography variant="caption" component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
        {formatDateTime(at)}
      </Typography>
    </Box>
  );
}

function Way({ to, onGo, children }: { to: string | null; onGo: () => void; children: ReactNode }) {
  if (!to) return <Box sx={way}>{children}</Box>;
  return (
    <ButtonBase component={Link} to={to} onClick={onGo} sx={{ ...way, '&:hover': { bgcolor: 'hover.main' } }}>
      {children}
    </ButtonBase>
  );
}

/** The dot says with colour what it says in words to whoever does not see it. */
function Unread() {
  const translate = useTranslate();
  return <Box component="span" role="img" aria-label={translate('notifications.unread')} sx={dot} />;
}

const row = { display: 'flex', alignItems: 'center', '& + &': { borderTop: 1, borderColor: 'divider' } };

const way = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 2,
  py: 1.25,
  textAlign: 'left',
  color: 'text.primary',
};

const dot = {
  display: 'inline-block',
  width: 8,
  height: 8,
  mr: 1,
  borderRadius: '50%',
  bgcolor: 'primary.main',
  verticalAlign: 'middle',
};
