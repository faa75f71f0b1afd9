import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { meetings, type Meeting } from '../../../schema/entities/meetings.ts';
import { endOfMeeting } from '../../../schema/rules/meetings.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { WriteTo } from '../messages/WriteTo.tsx';
import { useMay } from '../kit/useMay.ts';
import { Invite } from './Invite.tsx';
import type { Reach } from './useReach.ts';
import { serverNow } from '../../serverClock.ts';

type Props = { meeting: Meeting; reach: Reach | undefined };

/** Whom the meeting has reached, and the button that invites the others. */
export function Invitations({ meeting, reach }: Props) {
  const translate = useTranslate();
  const mayInvite = useMay(meetings.resource, 'edit');
  const [openedAt] = useState(() => serverNow());
  const isAhead = meeting.state === 'planned' && endOfMeeting(meeting) > openedAt;
  const canInvite = mayInvite && isAhead && reach !== undefined && reach.uninvited + reach.mayGetLetter > 0;
  const toGroup = { by: 'groups' as const, groups: [meeting.groupId] };
  return (
    <Panel title={translate('meetings.invitations.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        {reach && <Answers reach={reach} />}
        {reach && <Trouble reach={reach} />}
        {reach?.members === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{translate('meetings.invitations.empty_group')}</Typography>
        )}
        {canInvite && <Invite meeting={meeting} reach={reach} />}
        {mayInvite && isAhead && reach !== undefined && reach.members > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <WriteTo
              label="meetings.invite.on_whatsapp"
              variant="outlined"
              to={{ ...toGroup, meetingId: meeting.id, name: nameOf(meeting.title, openedAt) }}
            />
            <WriteTo to={{ ...toGroup, name: meeting.title }} />
          </Box>
        )}
      </Box>
    </Panel>
  );
}

/** Whoever is invited again gets a message of another name. */
const nameOf = (title: string, at: Date) => `${title.slice(0, 100)}, ${formatDateTime(at)}`;

const answers = ['yes', 'maybe', 'no', 'none'] as const;

function Answers({ reach }: { reach: Reach }) {
  const translate = useTranslate();
  if (reach.invited === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('meetings.invitations.none')}</Typography>;
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1, m: 0 }}>
      {answers.map(answer => (
        <Box key={answer} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`meetings.answers.${answer}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 24, lineHeight: '32px' }}>
            {formatCount(reach[answer])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const troubles = ['onWhatsApp', 'waiting', 'failed', 'unknown', 'noAddress'] as const;

/** Whom no letter has reached, and why; those who were invited on WhatsApp need none. */
function Trouble({ reach }: { reach: Reach }) {
  const translate = useTranslate();
  const told = troubles.filter(name => reach[name] > 0);
  return told.map(name => (
    <Typography
      key={name}
      variant="body2"
      role={name === 'waiting' ? 'status' : undefined}
      sx={{ color: 'text.secondary' }}
    >
      {translate(`meetings.letters.${name}`, { smart_count: reach[name], count: formatCount(reach[name]) })}
    </Typography>
  ));
}
