import EarlierIcon from '@mui/icons-material/ChevronLeft';
import LaterIcon from '@mui/icons-material/ChevronRight';
import SubscribeIcon from '@mui/icons-material/RssFeed';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../authProvider/useSession.ts';
import { formatDate, formatLongMonth, formatShortDay, formatWholeDay } from '../../../format.ts';
import { dayIn } from '../list/dayIn.ts';
import { beside, daysOf, views, type Period } from './period.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';
import { useCalendar } from './useCalendar.ts';

/** What is shown, the ways to what lies before and after it, and how much of it there is to be. */
export function CalendarHead() {
  const translate = useTranslate();
  const { period, go } = useCalendar();
  const title = useTitle(period);
  const say = (word: string) => translate(`kit.calendar.${word}`);
  return (
    <Box sx={head}>
      <Steps />
      <Typography
        component="h2"
        variant="h6"
        aria-live="polite"
        sx={{ flex: { xs: '1 1 70%', sm: '1 1 auto' }, order: { xs: -1, sm: 0 } }}
      >
        {title}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={period.view}
        aria-label={say('period')}
        onChange={(_, view: Period['view'] | null) => view && go({ ...period, view })}
      >
        {views.map(view => (
          <ToggleButton key={view} value={view} sx={{ px: 1.5, textTransform: 'none' }}>
            {say(view)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SubscribeButton />
    </Box>
  );
}

function Steps() {
  const translate = useTranslate();
  const { period, go } = useCalendar();
  const say = (word: string) => translate(`kit.calendar.${word}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton aria-label={say('previous')} onClick={() => go(beside(period, -1))}>
        <EarlierIcon />
      </IconButton>
      <Button size="small" onClick={() => go({ ...period, day: dayIn(0) })}>
        {say('today')}
      </Button>
      <IconButton aria-label={say('next')} onClick={() => go(beside(period, 1))}>
        <LaterIcon />
      </IconButton>
    </Box>
  );
}

function SubscribeButton() {
  const translate = useTranslate();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const label = translate('kit.calendar.subscribe');
  if (user?.readsOnly) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ order: { xs: -1, sm: 0 } }}
      >
        <SubscribeIcon />
      </IconButton>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** `November 2026`, `16 Nov to 22 Nov 2026`, `Friday, 20 November 2026`. */
function useTitle(period: Period): string {
  const translate = useTranslate();
  const { view, day } = period;
  if (view === 'month') return formatLongMonth(day);
  if (view === 'day') return formatWholeDay(day);
  const days = daysOf(period);
  return translate('kit.calendar.stretch', { first: formatShortDay(days[0]), last: formatDate(days.at(-1)) });
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 };
