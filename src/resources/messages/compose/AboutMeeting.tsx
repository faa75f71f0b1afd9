import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Box from '@mui/material/Box';
import { useFormState } from 'react-hook-form';
import { useLocale, useTranslate } from 'react-admin';
import { meetingTime } from '../../../../schema/rules/meetings.ts';
import { isLanguage } from '../../../../schema/words/languages.ts';
import type { Draft } from './draft.ts';
import { useDraft } from './useDraft.ts';
import { useMeeting } from './useMeeting.ts';

/** To which meeting this message invites, and what is wrong with that. */
export function AboutMeeting() {
  const translate = useTranslate();
  const locale = useLocale();
  const { errors } = useFormState<Draft>({ name: 'meetingId' });
  const meeting = useMeeting(useDraft().draft.meetingId);
  const problem = errors.meetingId?.message;
  if (!meeting) return null;
  const time = { startsAt: meeting.startsAt!, minutes: meeting.minutes! };
  const when = meetingTime(time, isLanguage(locale) ? locale : 'en');
  return (
    <Alert severity={problem ? 'error' : 'info'} sx={{ mb: 3 }}>
      <Box sx={{ fontWeight: 600 }}>{translate('messenger.meeting.title', { title: meeting.title })}</Box>
      {when}
      <br />
      {translate('messenger.meeting.help')}
      {problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
    </Alert>
  );
}
