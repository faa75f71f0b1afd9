import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PanelFailure } from '../layout/home/Panel.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { useNewest } from './calls.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { ReadAll } from './ReadAll.tsx';

type Props = { isWanted: boolean; unread: number; onGo: () => void };

const shown = 6;

/** What the bell opens. */
export function Newest({ isWanted, unread, onGo }: Props) {
  const translate = useTranslate();
  const { data, isError, refetch } = useNewest(shown, isWanted);
  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h2" id="newest-notifications" sx={{ flex: 1, fontSize: 16 }}>
          {translate('notifications.title')}
        </Typography>
        {unread > 0 && <ReadAll newest={data?.items[0]?.id} />}
      </Box>
      {isError && <PanelFailure message="notifications.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data?.items.length === 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 3, color: 'text.secondary' }}>
          {translate('notifications.none_short')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '60vh', overflowY: 'auto' }}>
        {data?.items.map(notification => (
          <NotificationLine key={notification.id} notification={notification} onGo={onGo} />
        ))}
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
        <Button fullWidth component={Link} to="/notifications" onClick={onGo}>
          {translate('notifications.all')}
        </Button>
      </Box>
    </>
  );
}
