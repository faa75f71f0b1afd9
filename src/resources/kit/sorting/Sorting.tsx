import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PlaceSensor, type Goal } from './PlaceSensor.ts';

export type Sortable = { id: string; title: string };

type Props = {
  items: readonly Sortable[];
  /** Below each other; else side by side. */
  isList?: boolean;
  onOrder: (ids: string[]) => void;
  children: ReactNode;
};

/** What is inside is moved with the mouse, with a finger that rests first, or with the keyboard: space, arrows, space. */
export function Sorting({ items, isList, onOrder, children }: Props) {
  const ids = items.map(({ id }) => id);
  const goal: Goal = useRef(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(PlaceSensor, { goal }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id ?? active.id].map(id => ids.indexOf(String(id))) as [number, number];
    if (from !== to) onOrder(arrayMove(ids, from, to));
  };
  const under: CollisionDetection = args => (goal.current === null ? closestCenter(args) : [{ id: goal.current }]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={under}
      onDragEnd={drop}
      accessibility={{ ...useSpoken(items), container: document.body }}
    >
      <SortableContext items={ids} strategy={isList ? verticalListSortingStrategy : rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** One of them: `ref` and `style` are for what moves, `handle` for what it is moved by. */
export function useSorted({ id, title }: Sortable) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return {
    ref: setNodeRef,
    style: {
      transform: CSS.Translate.toString(transform),
      transition,
      zIndex: isDragging ? 2 : undefined,
      opacity: isDragging ? 0.85 : undefined,
    },
    handle: {
      ...attributes,
      ...listeners,
      'aria-label': translate('kit.sorting.move', { name: title }),
      'aria-roledescription': translate('kit.sorting.movable'),
    },
  };
}

/** What a screen reader says while one moves. */
function useSpoken(items: readonly Sortable[]) {
  const translate = useTranslate();
  const count = items.length;
  const hasMoved = useRef(false);
  const placeOf = (id: UniqueIdentifier) => items.findIndex(item => item.id === id);
  const say = (key: string, active: UniqueIdentifier, over: UniqueIdentifier) =>
    translate(`kit.sorting.${key}`, { name: items[placeOf(active)]?.title ?? '', n: placeOf(over) + 1, count });
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false;
      return say('lifted', active.id, active.id);
    },
    onDragOver({ active, over }) {
      // Lifted, it lies over itself: that would take the word from the lifting.
      hasMoved.current ||= over?.id !== active.id;
      return over && hasMoved.current ? say('moved', active.id, over.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id ?? active.id),
    onDragCancel: ({ active }) => say('put_back', active.id, active.id),
  };
  return { announcements, screenReaderInstructions: { draggable: translate('kit.sorting.how_to_move') } };
}

/** Under a finger it is lifted, not scrolled, selected or asked what to do with. */
export const gripped = {
  cursor: 'grab',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
} as const;
