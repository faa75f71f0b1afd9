import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { usePress } from '../actions/usePress.tsx';
import { useStates, useWays } from '../states/useStates.ts';
import { BoardColumn } from './BoardColumn.tsx';

/** Documents by their state. One that is dragged goes where a transition leads, which asks what it would ask on the record's page. */
export function Board() {
  const [held, setHeld] = useState<RaRecord>();
  const [isDragged, setDragged] = useState(false);
  const { dialog, controls } = usePress({ record: held });
  const wayTo = useWay();
  const { field, all } = useStates();
  const hold = (record: RaRecord | undefined) => {
    // What was dropped may still be asked about.
    if (record) setHeld(record);
    setDragged(record !== undefined);
  };
  return (
    <Box sx={board}>
      {all.map(({ id }) => {
        const way = isDragged && held && held[field] !== id ? wayTo(held, id) : undefined;
        return (
          <BoardColumn
            key={id}
            state={id}
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

/** The way by which the person may take a record to a state. */
function useWay() {
  const waysOf = useWays();
  return (record: RaRecord, state: string): EntityButton | undefined => waysOf(record).find(({ to }) => to === state);
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
