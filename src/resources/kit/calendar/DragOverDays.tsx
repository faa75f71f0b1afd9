import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { calendarName } from '../../../../schema/kit/calendarName.ts';
import { daysBetween } from '../../../../schema/kit/calendar.ts';
import { formatLongDay } from '../../../format.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { entryLook, EntryText } from './CalendarEntry.tsx';
import { startLater } from './moved.ts';
import { useMove } from './useMove.ts';

type Held = { record: RaRecord; day: string };
const heldBy = ({ data }: Active) => data.current as Held;

/** What is dragged with the mouse, or with a finger that rests first, is put on the day over which it is let go. */
export function DragOverDays({ children }: { children: ReactNode }) {
  const entity = useEntity();
  const { move } = useMove();
  const { actionError } = useErrorHandling();
  const [held, setHeld] = useState<RaRecord>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const letGoOn = useRef<string>(undefined);
  const drop = ({ active }: DragEndEvent) => {
    setHeld(undefined);
    const { record, day } = heldBy(active);
    const days = letGoOn.current ? daysBetween(day, letGoOn.current) : 0;
    if (days) move(record, startLater(entity, record, days)).catch((error: unknown) => actionError(error));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ ...useSpoken(), container: document.body }}
      onDragStart={({ active }) => {
        setHeld(heldBy(active).record);
        onLetGo(day => (letGoOn.current = day));
        followNoLink();
      }}
      onDragEnd={drop}
      onDragCancel={() => setHeld(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
        {held && (
          <Box sx={{ ...entryLook, boxShadow: 4, cursor: 'grabbing' }}>
            <EntryText record={held} />
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The day under the pointer as it is let go. What the library tells is of the last drawing, where a quick hand no longer is. */
function onLetGo(tell: (day: string | undefined) => void) {
  const look = (event: MouseEvent | TouchEvent) => {
    const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches[0]! : event;
    const cell = document.elementFromPoint(clientX, clientY)?.closest('[role="gridcell"]');
    tell(cell?.querySelector<HTMLElement>('[data-day]')?.dataset['day']);
  };
  for (const event of ['mouseup', 'touchend'] as const)
    window.addEventListener(event, look, { capture: true, once: true });
}

/** Let go over itself a link would be followed. */
function followNoLink() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  const end = () => setTimeout(() => window.removeEventListener('click', stop, true));
  for (const event of ['mouseup', 'touchend', 'touchcancel', 'keydown'])
    window.addEventListener(event, end, { capture: true, once: true });
}

/** What a screen reader says while something is dragged. */
function useSpoken() {
  const translate = useTranslate();
  const entity = useEntity();
  const say = (key: string, active: Active, over?: Over | null) =>
    translate(`kit.calendar.${key}`, {
      name: calendarName(entity, heldBy(active).record),
      day: over ? formatLongDay(String(over.id)) : '',
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('moving', active),
    onDragOver: ({ active, over }) => (over ? say('over', active, over) : undefined),
    onDragEnd: ({ active, over }) => say(over ? 'dropped' : 'putBack', active, over),
    onDragCancel: ({ active }) => say('putBack', active),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('kit.calendar.keys') } };
}
