import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '../format.ts';
import { useAction } from '../forms/useAction.ts';
import { Panel, PanelFailure } from '../layout/home/Panel.tsx';
import { NoteChip } from '../resources/shops/StatusChip.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { endOtherSessions, endSession, mySessions, type SignedIn } from './calls.ts';
import { deviceOf, isHandheld } from '../../schema/rules/device.ts';
import { queryKeys } from '../queryKeys.ts';

const queryKey = queryKeys.sessions;

/** Every browser in which the person is signed in, this one first. */
export function Sessions() {
  const translate = useTranslate();
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => mySessions(signal) });
  const { isBusy, run } = useAction([queryKey]);
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <Panel title={translate('account.sessions.title')}>
      {isError && <PanelFailure message="account.sessions.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2, py: 1.25 }}>
          <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 240px' }}>
            {translate('account.sessions.help')}
          </Typography>
          <Button
            size="small"
            variant="outlined"
            loading={isBusy}
            onClick={() => run(endOtherSessions, { done: 'account.sessions.ended_others' })}
          >
            {translate('account.sessions.end_others')}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(session => (
          <Session key={session.id} session={session} />
        ))}
      </Box>
    </Panel>
  );
}

function Session({ session: { id, userAgent, address, createdAt, current } }: { session: SignedIn }) {
  const translate = useTranslate();
  const device = useDeviceName(userAgent);
  const { isBusy, run } = useAction([queryKey]);
  const Icon = isHandheld(userAgent) ? PhoneIcon : ComputerIcon;
  const since = translate('account.sessions.since', { at: formatDateTime(createdAt) });
  return (
    <Box component="li" sx={line}>
      <Icon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontWeight: 600 }}>
          {device}
          {current && <NoteChip text="account.sessions.this" />}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[address, since].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {!current && (
        <Button
          size="small"
          aria-label={translate('account.sessions.end_named', { device })}
          loading={isBusy}
          onClick={() => run(() => endSession(id), { done: 'account.sessions.ended' })}
        >
          {translate('account.sessions.end')}
        </Button>
      )}
    </Box>
  );
}

function useDeviceName(userAgent: string | null): string {
  const translate = useTranslate();
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return translate('account.sessions.on', { browser, system });
  return browser ?? system ?? translate('account.sessions.unknown');
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' };
