import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { usePress } from '../actions/usePress.tsx';
import { useEntity } from '../useEntity.ts';
import { ColumnsContext, type Columns } from './BoardColumns.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useBoard } from './useBoard.ts';
import { useReferenceColumns, useStateColumns } from './useBoardColumns.ts';
import { useShift } from './useShift.ts';

/** Documents by their state, or by a reference of theirs. One that is dragged goes where a transition leads, which asks what it would ask on the record's page. */
export function Board() {
  const { by } = useBoard();
  return (
    <>
      <Choice />
      {by ? <ByReference key={by} field={by} /> : <ByState />}
    </>
  );
}

function ByState() {
  return <Drawn columns={useStateColumns()} />;
}

function ByReference({ field }: { field: string }) {
  return <Drawn columns={useReferenceColumns(field)} />;
}

/** By what the cards lie in columns, where there is a choice. */
function Choice(): ReactNode {
  const translate = useTranslate();
  const { resource, boards = [], states, statuses, info } = useEntity();
  const { by, choose } = useBoard();
  if (!boards.length) return null;
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: info[field]!.label });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={by}
      onChange={(_, field: string | null) => field !== null && choose(field)}
      aria-label={translate('kit.board.by')}
      sx={{ m: 1, mb: 0 }}
    >
      <ToggleButton value="">{label((states ?? statuses)!.field)}</ToggleButton>
      {boards.map(field => (
        <ToggleButton key={field} value={field}>
          {label(field)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Drawn({ columns }: { columns: Columns }) {
  const [held, setHeld] = useState<RaRecord>();
  const [isDragged, setDragged] = useState(false);
  const { dialog, controls } = usePress({ record: held });
  const shift = useShift(columns.field);
  const hold = useCallback((record: RaRecord | undefined) => {
    // What was dropped may still be asked about.
    if (record) setHeld(record);
    setDragged(record !== undefined);
  }, []);
  const { all, field, waysOf } = columns;
  const from = held && all.find(({ value }) => value === (held[field] ?? null));
  const ways = isDragged && held ? waysOf(held) : [];
  return (
    <ColumnsContext value={columns}>
      <Box sx={board}>
        {all.map(column => {
          const way = column === from ? undefined : ways.find(each => each.column === column.id);
          const drop = () => {
            if (!way || !held) return;
            if (!way.button.asks && from) shift(held, from, column);
            controls.press(way.button);
          };
          return <BoardColumn key={column.id} column={column} onHold={hold} isOpen={way !== undefined} onDrop={drop} />;
        })}
        {dialog}
      </Box>
    </ColumnsContext>
  );
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
