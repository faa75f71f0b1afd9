import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { buttonsOf, type EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { usePress } from '../actions/usePress.tsx';
import { useUsable } from '../actions/useUsable.ts';
import { useEntity } from '../useEntity.ts';
import { BoardColumn } from './BoardColumn.tsx';

/** Documents by their state. One that is dragged goes where a transition leads, which asks what it would ask on the record's page. */
export function Board() {
  const entity = useEntity();
  const [held, setHeld] = useState<RaRecord>();
  const [isDragged, setDragged] = useState(false);
  const { dialog, controls } = usePress({ record: held });
  const wayTo = useWay();
  const { field } = entity.states!;
  const hold = (record: RaRecord | undefined) => {
    // What was dropped may still be asked about.
    if (record) setHeld(record);
    setDragged(record !== undefined);
  };
  return (
    <Box sx={board}>
      {entity.info[field]!.options!.map(({ id }) => {
        const way = isDragged && held ? wayTo(held, String(id)) : undefined;
        return (
          <BoardColumn
            key={id}
            state={String(id)}
            onHold={hold}
            isOpen={way !== undefined}
            onDrop={() => way && controls.press(way)}
          />
        );
      })}
      {dialog}
    </Box>
  );
}

/** The transition by which the person may take a record to a state. */
function useWay() {
  const entity = useEntity();
  const isUsable = useUsable();
  return (record: RaRecord, state: string): EntityButton | undefined =>
    buttonsOf(entity).find(button => button.to === state && isUsable(button, record));
}

const board = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '85%', sm: 'minmax(188px, 1fr)' },
  gap: 1,
  p: 1,
  overflowX: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
};
