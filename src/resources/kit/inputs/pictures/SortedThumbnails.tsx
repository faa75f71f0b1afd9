import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Thumbnail, type ThumbnailProps } from './Thumbnail.tsx';

type Props = { thumbnails: ThumbnailProps[]; onOrder: (ids: string[]) => void };

/** Moved with the mouse, with a finger that rests first, or with the keyboard: space, arrows, space. */
export function SortedThumbnails({ thumbnails, onOrder }: Props) {
  const ids = thumbnails.map(({ picture }) => picture.id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [active.id, over?.id ?? active.id].map(id => ids.indexOf(String(id))) as [number, number];
    if (from !== to) onOrder(arrayMove(ids, from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ ...useSpoken(thumbnails), container: document.body }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {thumbnails.map(thumbnail => (
          <Sortable key={thumbnail.picture.id} {...thumbnail} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

function Sortable(props: ThumbnailProps) {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: props.picture.id,
  });
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    zIndex: isDragging ? 2 : undefined,
    opacity: isDragging ? 0.85 : undefined,
  };
  return (
    <Thumbnail {...props} ref={setNodeRef} style={style}>
      <Box
        {...attributes}
        {...listeners}
        aria-label={translate('kit.pictures.move', { name: props.title })}
        aria-roledescription={translate('kit.pictures.movable')}
        sx={handle}
      />
    </Thumbnail>
  );
}

/** What a screen reader says while a picture moves. */
function useSpoken(thumbnails: ThumbnailProps[]) {
  const translate = useTranslate();
  const count = thumbnails.length;
  const hasMoved = useRef(false);
  const placeOf = (id: UniqueIdentifier) => thumbnails.findIndex(({ picture }) => picture.id === id);
  const say = (key: string, active: UniqueIdentifier, over: UniqueIdentifier) =>
    translate(`kit.pictures.${key}`, { name: thumbnails[placeOf(active)]?.title ?? '', n: placeOf(over) + 1, count });
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
  return { announcements, screenReaderInstructions: { draggable: translate('kit.pictures.how_to_move') } };
}

/** The whole picture is what it is moved by. */
const handle = {
  position: 'absolute',
  inset: 0,
  borderRadius: 1,
  cursor: 'grab',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
