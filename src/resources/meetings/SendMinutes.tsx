import SendIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Meeting } from '../../../schema/entities/meetings.ts';
import { can } from '../../../schema/permissions.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { Question } from '../../forms/Question.tsx';
import { formatCount } from '../../format.ts';
import { useMeetingCalls } from './useMeetingCalls.ts';
import { useReach, type Reach } from './useReach.ts';

/** Below the minutes: they go by mail to everybody who was there, and again only when somebody says so. */
export function SendMinutes({ meeting }: { meeting: Meeting }) {
  const may = useCan();
  const reach = useReach(meeting.id);
  return reach && may(can.MeetingNoteDownload) ? <OfReach meeting={meeting} reach={reach} /> : null;
}

function OfReach({ meeting, reach }: { meeting: Meeting; reach: Reach }) {
  const translate = useTranslate();
  const { minutesDue: due, minutesSent: sent } = reach;
  const said = (name: string, count: number) =>
    translate(`meetings.minutes.${name}`, { smart_count: count, count: formatCount(count) });
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', pt: 2 }}>
      {reach.attended === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('meetings.minutes.nobody')}
        </Typography>
      )}
      {sent > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {said('sent', sent)}
        </Typography>
      )}
      {due > 0 && <Send meeting={meeting} label={said('send', due)} />}
      {due === 0 && sent > 0 && <Send meeting={meeting} label={said('again', sent)} again />}
    </Box>
  );
}

type Props = { meeting: Meeting; label: string; again?: boolean };

function Send({ meeting, label, again = false }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { sendMinutes } = useMeetingCalls(meeting.id);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    if (await sendMinutes(again)) notify('meetings.minutes.done', { type: 'success' });
    setBusy(false);
    setAsking(false);
  };
  const language = translate(`resources.contacts/meetings.values.letterLanguage.${meeting.letterLanguage}`);
  return (
    <>
      <Button variant={again ? 'outlined' : 'contained'} startIcon={<SendIcon />} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Question
          title={translate('meetings.minutes.title', { name: meeting.title })}
          text={translate('meetings.minutes.text', { language })}
          confirm={label}
          color="primary"
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
