import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { meetingInvitations, type MeetingInvitation } from '../../../schema/entities/meetingInvitations.ts';
import { meetings, type Meeting } from '../../../schema/entities/meetings.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatCount } from '../../format.ts';
import { Panel, PanelFailure } from '../../layout/home/Panel.tsx';
import { useMay } from '../kit/useMay.ts';
import { useMeetingCalls } from './useMeetingCalls.ts';
import type { Reach } from './useReach.ts';

type Guest = MeetingInvitation & { contact?: { name: string } | null };
type Props = { meeting: Meeting; reach: Reach };

const step = 50;

/** Who was invited, what they said, and who was there: a tap each. */
export function Guests({ meeting, reach }: Props) {
  const translate = useTranslate();
  const mayTick = useMay(meetings.resource, 'edit');
  const [shown, setShown] = useState(step);
  const { data, error, refetch } = useGetList<Guest>(meetingInvitations.resource, {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'id', order: 'ASC' },
    meta: { meetingId: meeting.id },
  });
  const count = { there: formatCount(reach.attended), invited: formatCount(reach.invited) };
  return (
    <Panel
      title={translate('meetings.guests.title')}
      aside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('meetings.guests.count', count)}
        </Typography>
      }
    >
      {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rectangular" height={4 * 52} sx={{ opacity: 0.4 }} />}
      {mayTick && reach.yes > 0 && <AllWhoSaidYes meetingId={meeting.id} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(guest => (
          <Line key={guest.id} guest={guest} mayTick={mayTick} />
        ))}
      </Box>
      {data && reach.invited > data.length && (
        <Button fullWidth onClick={() => setShown(shown + step)}>
          {translate('resources.contacts/groups.more')}
        </Button>
      )}
    </Panel>
  );
}

function AllWhoSaidYes({ meetingId }: { meetingId: string }) {
  const translate = useTranslate();
  const { attendAll } = useMeetingCalls(meetingId);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await attendAll();
    setBusy(false);
  };
  return (
    <Box sx={{ px: 1, py: 0.5 }}>
      <Button size="small" loading={isBusy} onClick={() => void press()}>
        {translate('meetings.guests.all')}
      </Button>
    </Box>
  );
}

function Line({ guest, mayTick }: { guest: Guest; mayTick: boolean }) {
  const translate = useTranslate();
  const { attend } = useMeetingCalls(guest.meetingId);
  /** What was ticked, until what came of it is read. */
  const [ticked, setTicked] = useState<{ version: number; isThere: boolean } | null>(null);
  const isThere = ticked?.version === guest.version ? ticked.isThere : Boolean(guest.attended);
  const tick = async (was: boolean) => {
    setTicked({ version: guest.version, isThere: was });
    if (!(await attend(guest.id, was))) setTicked(null);
  };
  const name = guest.contact?.name ?? translate('meetings.guests.gone');
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="label" sx={line}>
        <Checkbox
          checked={isThere}
          disabled={!mayTick}
          onChange={(_, checked) => void tick(checked)}
          slotProps={{ input: { 'aria-label': translate('meetings.guests.was_there', { name }) } }}
        />
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: guest.answer === 'yes' ? 'success.main' : 'text.secondary' }}>
          {translate(`meetings.answers.${guest.answer}`)}
        </Typography>
      </Box>
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 52, pl: 0.5, pr: 2, cursor: 'pointer' };
