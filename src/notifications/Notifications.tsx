import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel, PanelFailure } from '../layout/home/Panel.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { useAll, useUnread } from './calls.ts';
import { NotificationLine } from './NotificationLine.tsx';
import { ReadAll } from './ReadAll.tsx';

/** everything I was told in this shop, the newest first. */
export function Notifications() {
  const translate = useTranslate();
  const unread = useUnread();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAll();
  const all = data?.pages.flatMap(({ items }) => items);
  const aside = unread ? <ReadAll newest={all?.[0]?.id} /> : undefined;
  return (
    <Box sx={{ maxWidth: 720, display: 'grid', gap: 2 }}>
      <Panel title={translate('notifications.all')} aside={<Box sx={{ ml: 'auto' }}>{aside}</Box>}>
        {isError && !all && <PanelFailure message="notifications.failed" onRetry={() => void refetch()} />}
        {!all && !isError && <Waiting />}
        {all?.length === 0 && <Nothing />}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {all?.map(notification => (
            <NotificationLine key={notification.id} notification={notification} />
          ))}
        </Box>
        {hasNextPage && (
          <Box sx={{ borderTop: 1, borderColor: 'divider', p: 1 }}>
            <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {translate('notifications.more')}
            </Button>
          </Box>
        )}
      </Panel>
      <MuiLink component={Link} to="/account#notifications" variant="body2" sx={{ justifySelf: 'start' }}>
        {translate('notifications.choose')}
      </MuiLink>
    </Box>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Box sx={{ px: 2, py: 4, maxWidth: 480 }}>
      <Typography variant="h3" sx={{ fontSize: 16 }}>
        {translate('notifications.none')}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {translate('notifications.none_hint')}
      </Typography>
    </Box>
  );
}
