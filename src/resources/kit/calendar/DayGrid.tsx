import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { daysLater } from '../../../../schema/kit/calendar.ts';
import type { OnDays } from '../../../dataProvider/calendars.ts';
import { formatWeekday } from '../../../format.ts';
import { DayCell } from './DayCell.tsx';
import { DragOverDays } from './DragOverDays.tsx';
import { beside, weeksOf, type Period } from './period.ts';
import { useCalendar } from './useCalendar.ts';

type Props = { period: Period; days: readonly string[]; shown: OnDays; isSmall: boolean };

/** Weeks below each other. The arrow keys go from day to day, and on into the next month. */
export function DayGrid({ period, days, shown, isSmall }: Props) {
  const translate = useTranslate();
  const help = useId();
  const { ref, onKeyDown } = useDayKeys(period, days);
  return (
    <DragOverDays>
      <Box component="p" id={help} sx={visuallyHidden}>
        {translate('kit.calendar.keys')}
      </Box>
      <Box
        ref={ref}
        role="grid"
        aria-label={translate('kit.calendar.open')}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        sx={grid}
      >
        <Box role="row" sx={row}>
          {days.slice(0, 7).map(day => (
            <Box role="columnheader" key={day} sx={{ py: 0.5, textAlign: 'center', typography: 'caption' }}>
              {formatWeekday(day)}
            </Box>
          ))}
        </Box>
        {weeksOf(days).map(week => (
          <Box role="row" key={week[0]} sx={row}>
            {week.map(day => (
              <DayCell key={day} day={day} period={period} shown={shown} isSmall={isSmall} />
            ))}
          </Box>
        ))}
      </Box>
    </DragOverDays>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** From a day's own link; what lies on a day has keys of its own. */
function useDayKeys({ view, day }: Period, days: readonly string[]) {
  const { go } = useCalendar();
  const ref = useRef<HTMLElement>(null);
  const isWalking = useRef(false);
  useEffect(() => {
    if (isWalking.current) ref.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isWalking.current = false;
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, key, target } = event;
    if (altKey || ctrlKey || metaKey || !(target as HTMLElement).dataset['day']) return;
    const at = days.indexOf(day);
    const to = {
      ...Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, daysLater(day, step)])),
      Home: days[at - (at % 7)],
      End: days[at - (at % 7) + 6],
      PageUp: beside({ view, day }, -1).day,
      PageDown: beside({ view, day }, 1).day,
    }[key];
    if (!to) return;
    event.preventDefault();
    isWalking.current = true;
    go({ view, day: to }, true);
  };
  return { ref, onKeyDown };
}

const grid = { border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' };
const row = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' };
