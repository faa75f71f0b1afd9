import { useDraggable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';
import { calendarName } from '../../../../schema/kit/calendarName.ts';
import type { Meaning } from '../../../../schema/kit/meta.ts';
import { hasHours } from '../../../../schema/kit/calendarOf.ts';
import { formatTime } from '../../../format.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { meaningColours } from '../columns/ChipCells.tsx';
import { useRecordPath } from '../list/RowPath.tsx';
import { useStateWords } from '../states/useStateWords.ts';
import { useStatuses } from '../states/useStatuses.ts';
import { useEntity } from '../useEntity.ts';
import { firstDayOf, startLater } from './moved.ts';
import { useCalendar } from './useCalendar.ts';
import { useMove } from './useMove.ts';

type Props = { record: RaRecord; day: string; isReached: boolean };

/** A record on a day of the grid: it leads to its page, and is dragged or moved by keys where that is allowed. */
export function CalendarEntry({ record, day, isReached }: Props) {
  const entity = useEntity();
  const path = useRecordPath();
  const { mayMove } = useMove();
  const isFree = mayMove(record);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${day} ${record.id}`,
    data: { record, day },
    disabled: !isFree,
  });
  const { ref, onKeyDown } = useMoveKeys(record, day);
  const state = useStateOn(record);
  const label = [nameOn(record, entity), state.name].filter(Boolean).join(', ');
  return (
    <Box
      ref={(element: HTMLElement | null) => {
        setNodeRef(element);
        ref.current = element;
      }}
      sx={{ minWidth: 0, opacity: isDragging ? 0.4 : 1 }}
    >
      <Box
        {...(path ? { component: LinkBase, to: path } : { component: 'span' })}
        {...(isFree && { ...listeners, onKeyDown })}
        draggable={false}
        aria-label={label}
        aria-keyshortcuts={isFree ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
        tabIndex={isReached ? 0 : -1}
        sx={{ ...entryLook, ...(isFree && { cursor: 'grab', touchAction: 'manipulation' }) }}
      >
        <EntryText record={record} />
      </Box>
    </Box>
  );
}

/** Its colour tells its state; `10:00 am` in front where records have hours. */
export function EntryText({ record }: { record: RaRecord }) {
  const entity = useEntity();
  const { meaning } = useStateOn(record);
  const colour = (meaning && meaningColours[meaning]) ?? 'text.secondary';
  return (
    <>
      <Box aria-hidden sx={{ flex: 'none', width: 3, alignSelf: 'stretch', borderRadius: 1, bgcolor: colour }} />
      <Box
        component="span"
        sx={{
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          ...(meaning === 'stopped' && { textDecoration: 'line-through' }),
        }}
      >
        {nameOn(record, entity)}
      </Box>
    </>
  );
}

/** Of a document, or of what has statuses of the shop's own. */
function useStateOn(record: RaRecord): { name?: string | undefined; meaning?: Meaning | undefined } {
  const { states, statuses, info } = useEntity();
  const words = useStateWords();
  const { all } = useStatuses();
  if (statuses) return all.find(({ id }) => id === record[statuses.field]) ?? {};
  if (!states) return {};
  const id: unknown = record[states.field];
  return { name: words.state(id), meaning: info[states.field]!.options?.find(option => option.id === id)?.meaning };
}

function nameOn(record: RaRecord, entity: ReturnType<typeof useEntity>): string {
  const name = calendarName(entity, record);
  return hasHours(entity) ? `${formatTime(record[entity.calendar!.start] as string)} ${name}` : name;
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Alt with an arrow moves it by a day or a week; the focus and what is shown go along. */
function useMoveKeys(record: RaRecord, day: string) {
  const entity = useEntity();
  const { period, go } = useCalendar();
  const { move } = useMove();
  const { actionError } = useErrorHandling();
  const { ref, follow } = useFollowed<HTMLElement>(`entry ${record.id} ${day === firstDayOf(entity, record)}`);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (!step) return;
    // The browser would go back.
    event.preventDefault();
    const start = startLater(entity, record, step);
    const moved = { ...record, [entity.calendar!.start]: start };
    follow();
    go({ ...period, day: firstDayOf(entity, moved) }, true);
    move(record, start).catch((error: unknown) => actionError(error));
  };
  return { ref, onKeyDown };
}

export const entryLook = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'center',
  minWidth: 0,
  px: 0.5,
  py: '2px',
  borderRadius: 0.5,
  fontSize: 13,
  lineHeight: '18px',
  color: 'text.primary',
  textDecoration: 'none',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'action.hover' },
};
