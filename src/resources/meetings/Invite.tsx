import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Meeting } from '../../../schema/entities/meetings.ts';
import { Question } from '../../forms/Question.tsx';
import { formatCount } from '../../format.ts';
import { useMeetingCalls } from './useMeetingCalls.ts';
import type { Reach } from './useReach.ts';

type Props = { meeting: Meeting; reach: Reach };

/** Says whom it reaches, and asks, since nobody can be uninvited. */
export function Invite({ meeting, reach: { uninvited, byMail } }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const label = translate('meetings.invite.label', { smart_count: uninvited, count: formatCount(uninvited) });
  const { confirm, isBusy } = useInvite(meeting.id, () => setAsking(false));
  return (
    <>
      <Button
        variant="contained"
        startIcon={<MailIcon />}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      {isAsking && (
        <Question
          title={translate('meetings.invite.title', { name: meeting.title })}
          text={translate('meetings.invite.text', {
            mail: formatCount(byMail),
            others: formatCount(uninvited - byMail),
          })}
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

function useInvite(meeting: string, onEnd: () => void) {
  const notify = useNotify();
  const { invite } = useMeetingCalls(meeting);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    if (await invite()) notify('meetings.invite.done', { type: 'success' });
    setBusy(false);
    onEnd();
  };
  return { confirm, isBusy };
}
