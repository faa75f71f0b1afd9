import AddIcon from '@mui/icons-material/Add';
import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OnDays } from '../../../dataProvider/calendars.ts';
import { formatCount, formatLongDay } from '../../../format.ts';
import { dayIn } from '../list/dayIn.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import { monthOf, type Period } from './period.ts';
import { useAddLabel, useAddOn } from './useAddOn.ts';
import { useCalendar } from './useCalendar.ts';

type Props = { day: string; period: Period; shown: OnDays; isSmall: boolean };

/** A day of the grid. Only what lies on the day that was reached is on the way of Tab. */
export function DayCell({ day, period, shown, isSmall }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: day, disabled: isSmall });
  const add = useAddOn();
  const { ids = [], count = 0 } = shown.days.find(other => other.day === day) ?? {};
  const isReached = day === period.day;
  const isOutside = period.view === 'month' && monthOf(day) !== monthOf(period.day);
  const records = ids.flatMap(id => shown.records.find(record => record.id === id) ?? []);
  return (
    <Box
      ref={setNodeRef}
      role="gridcell"
      // A stray press on a day that has something would open a form for nothing.
      onClick={({ target, currentTarget }) => !isSmall && count === 0 && target === currentTarget && add?.(day)}
      sx={{
        ...cell,
        minHeight: isSmall ? 52 : period.view === 'week' ? 320 : 112,
        bgcolor: isOver ? 'chosen.main' : isOutside ? 'background.default' : undefined,
        ...(isSmall && isReached && { bgcolor: 'chosen.main' }),
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: isSmall ? 'center' : 'space-between', pointerEvents: 'none' }}>
        <DayLink day={day} count={count} isQuiet={isOutside} isSmall={isSmall} isReached={isReached} />
        {!isSmall && add && <AddOn day={day} isReached={isReached} onAdd={() => add(day)} />}
      </Box>
      {isSmall && count > 0 && <Dots count={count} />}
      {!isSmall &&
        records.map(record => (
          <RecordContextProvider key={record.id} value={record}>
            <CalendarEntry record={record} day={day} isReached={isReached} />
          </RecordContextProvider>
        ))}
      {!isSmall && count > ids.length && <MoreOn day={day} count={count - ids.length} isReached={isReached} />}
    </Box>
  );
}

type LinkProps = { day: string; count: number; isQuiet: boolean; isSmall: boolean; isReached: boolean };

/** To the day by itself; on a phone to its list below. */
function DayLink({ day, count, isQuiet, isSmall, isReached }: LinkProps) {
  const translate = useTranslate();
  const { pathOf } = useCalendar();
  const isToday = day === dayIn(0);
  const label = { day: formatLongDay(day), count: formatCount(count), smart_count: count > 0 ? 2 : 1 };
  return (
    <Box
      component={Link}
      to={pathOf({ view: isSmall ? 'month' : 'day', day })}
      replace={isSmall}
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-label={translate('kit.calendar.counted', label)}
      sx={{
        ...number,
        // Under a finger all of the day is its link.
        ...(isSmall && { '&::after': { content: '""', position: 'absolute', inset: 0 } }),
        color: isToday ? 'primary.contrastText' : isQuiet ? 'text.secondary' : 'text.primary',
        ...(isToday && { bgcolor: 'primary.main', fontWeight: 700 }),
      }}
    >
      {Number(day.slice(8))}
    </Box>
  );
}

function AddOn({ day, isReached, onAdd }: { day: string; isReached: boolean; onAdd: () => void }) {
  const label = useAddLabel(day);
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      tabIndex={isReached ? 0 : -1}
      onClick={onAdd}
      className="add-on"
      sx={plus}
    >
      <AddIcon fontSize="inherit" />
    </IconButton>
  );
}

function MoreOn({ day, count, isReached }: { day: string; count: number; isReached: boolean }) {
  const translate = useTranslate();
  const { pathOf } = useCalendar();
  const of = { count: formatCount(count), day: formatLongDay(day) };
  return (
    <Box
      component={Link}
      to={pathOf({ view: 'day', day })}
      tabIndex={isReached ? 0 : -1}
      aria-label={translate('kit.calendar.moreOn', of)}
      sx={{ typography: 'caption', color: 'text.secondary', px: 0.5 }}
    >
      {translate('kit.calendar.more', of)}
    </Box>
  );
}

/** As many as there are, up to three; the number where there are more. */
function Dots({ count }: { count: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: '3px',
        height: 8,
        lineHeight: '8px',
        color: 'primary.main',
        fontSize: 12,
      }}
    >
      {count > 3
        ? formatCount(count)
        : Array.from({ length: count }, (_, n) => (
            <Box key={n} sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' }} />
          ))}
    </Box>
  );
}

const cell = {
  position: 'relative' as const,
  minWidth: 0,
  p: 0.5,
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  borderTop: 1,
  borderRight: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderRight: 0 },
  '&:hover .add-on, &:focus-within .add-on': { opacity: 1 },
};
const number = {
  pointerEvents: 'auto',
  minWidth: 26,
  height: 26,
  lineHeight: '26px',
  px: 0.5,
  textAlign: 'center',
  borderRadius: 999,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
};
/** Shown to whoever points at the day or has reached it by keys. */
const plus = {
  pointerEvents: 'auto',
  width: 26,
  height: 26,
  fontSize: 16,
  opacity: 0,
  '@media (hover: none)': { opacity: 0.7 },
};
