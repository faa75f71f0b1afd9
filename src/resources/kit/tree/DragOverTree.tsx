import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import Paper from '@mui/material/Paper';
import { createContext, use, useState, type ReactNode } from 'react';
import { dropped, type Place, type TreeRow, type Zone } from './nodes.ts';

/** Over which row something is held, and where on it. */
type Held = { over: string; zone: Zone } | undefined;
const HeldContext = createContext<Held>(undefined);
export const useHeld = (): Held => use(HeldContext);

type Props = {
  rows: readonly TreeRow[];
  nameOf: (row: TreeRow) => string;
  onMove: (row: TreeRow, place: Place) => void;
  children: ReactNode;
};

/** What is inside is dragged with the mouse, or with a finger that rests first. The keyboard moves otherwise: by the row's menu and Alt with the arrows. */
export function DragOverTree({ rows, nameOf, onMove, children }: Props) {
  const [active, setActive] = useState<TreeRow>();
  const [held, setHeld] = useState<Held>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const rowOf = (id: unknown) => rows.find(row => row.id === id);
  const placeAt = (event: DragMoveEvent | DragEndEvent) => {
    const [row, over, zone] = [rowOf(event.active.id), rowOf(event.over?.id), zoneOf(event)];
    const place = row && over && zone && dropped(row, over, zone, rows);
    return { row, place, held: place && { over: over.id, zone } };
  };
  const end = (event?: DragEndEvent) => {
    const { row, place } = event ? placeAt(event) : {};
    setActive(undefined);
    setHeld(undefined);
    if (row && place) onMove(row, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active: { id } }) => setActive(rowOf(id))}
      onDragMove={event => setHeld(placeAt(event).held)}
      onDragEnd={end}
      onDragCancel={() => end()}
      accessibility={{ container: document.body, screenReaderInstructions: { draggable: '' } }}
    >
      <HeldContext value={held}>{children}</HeldContext>
      <DragOverlay dropAnimation={null}>
        {active && (
          <Paper elevation={4} sx={{ px: 2, py: 1, fontWeight: 600, width: 'max-content' }}>
            {nameOf(active)}
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The upper quarter of a row, its lower quarter, and what lies between. */
function zoneOf({ over, activatorEvent, delta }: DragMoveEvent | DragEndEvent): Zone | undefined {
  if (!over) return undefined;
  const from = 'touches' in activatorEvent ? (activatorEvent as TouchEvent).touches[0] : (activatorEvent as MouseEvent);
  const share = ((from?.clientY ?? 0) + delta.y - over.rect.top) / over.rect.height;
  if (share < 0.28) return 'before';
  return share > 0.72 ? 'after' : 'inside';
}
