import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../dataProvider/errors.ts';
import { PanelFailure } from '../../../layout/home/Panel.tsx';
import { Agenda } from './Agenda.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { DayGrid } from './DayGrid.tsx';
import { daysOf, type Period } from './period.ts';
import { useCalendar } from './useCalendar.ts';
import { useDays } from './useDays.ts';

/** Of a day in the grid so many are shown, else so many in its list. */
const perDay = { month: 3, week: 12, day: 100 };

/** The records of the list by the days on which they lie: a grid on wide screens, on a phone a list below what there is on each day. */
export function Calendar() {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { period } = useCalendar();
  return (
    <Box component="section" aria-label={translate('kit.calendar.open')} sx={{ p: { xs: 1, sm: 1.5 } }}>
      <CalendarHead />
      {period.view === 'month' && <Shown period={period} perDay={perDay.month} isSmall={isPhone} />}
      {period.view === 'week' && <Shown period={period} perDay={perDay.week} isList={isPhone} />}
      {(period.view === 'day' || (period.view === 'month' && isPhone)) && (
        <Shown period={{ ...period, view: 'day' }} perDay={perDay.day} isList isTold={period.view === 'day'} />
      )}
    </Box>
  );
}

type Props = { period: Period; perDay: number; isList?: boolean; isSmall?: boolean; isTold?: boolean };

function Shown({ period, perDay, isList = false, isSmall = false, isTold = false }: Props) {
  const days = daysOf(period);
  const { data, error, isPlaceholderData, refetch } = useDays(days, perDay);
  if (error && !data) return <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={isList ? 120 : 360} />;
  // What was shown before would lie on other days.
  const shown = isPlaceholderData ? { ...data, days: data.days.filter(({ day }) => days.includes(day)) } : data;
  return isList ? (
    <Agenda days={days} shown={shown} isTold={isTold} />
  ) : (
    <DayGrid period={period} days={days} shown={shown} isSmall={isSmall} />
  );
}
