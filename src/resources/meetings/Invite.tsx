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
export function Invite({ meeting, reach }: Props) {
  const translate = useTranslate();
  const people = reach.uninvited + reach.mayGetLetter;
  const [isAsking, setAsking] = useState(false);
  const label = translate('meetings.invite.label', { smart_count: people, count: formatCount(people) });
  const text = useQuestion(reach);
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
          text={text}
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

/** Whom a letter reaches: those who were invited on WhatsApp alone and have not answered too. */
function useQuestion({ uninvited, byMail, mayGetLetter }: Reach): string {
  const translate = useTranslate();
  const text = translate('meetings.invite.text', {
    mail: formatCount(byMail + mayGetLetter),
    others: formatCount(uninvited - byMail),
  });
  if (!mayGetLetter) return text;
  return `${text} ${translate('meetings.invite.too', { smart_count: mayGetLetter, count: formatCount(mayGetLetter) })}`;
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
