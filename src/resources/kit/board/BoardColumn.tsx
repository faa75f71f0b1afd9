import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RecordContextProvider, useGetList, useListContext, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatCount } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { BoardCard } from './BoardCard.tsx';
import { useColumnsOfBoard, type BoardColumnOf } from './BoardColumns.ts';
import { sameCards } from './sameCards.ts';
import { useBoard } from './useBoard.ts';
import { useDrawn } from './useDrawn.ts';

/** So many stand in a column; the list has the rest. */
const perColumn = 50;

type Props = {
  column: BoardColumnOf;
  /** What is dragged may go here. */
  isOpen: boolean;
  onHold: (record: RaRecord | undefined) => void;
  onDrop: () => void;
};

export function BoardColumn({ column, isOpen, onHold, onDrop }: Props) {
  const id = useId();
  const { path } = useColumnsOfBoard();
  const { data, total, isPending } = useColumn(column);
  const { drawn, end } = useDrawn();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      onDragOver={event => isOpen && event.preventDefault()}
      onDrop={onDrop}
      data-open={isOpen || undefined}
      sx={strip}
    >
      <Typography id={id} variant="subtitle2" component="h2" sx={{ px: 0.5 }}>
        {path ? (
          <MuiLink component={Link} to={path} color="inherit" underline="hover">
            {column.name}
          </MuiLink>
        ) : (
          column.name
        )}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {formatCount(total)}
        </Box>
      </Typography>
      {isPending && <Skeleton variant="rounded" height={72} />}
      {data?.slice(0, drawn).map(record => (
        <RecordContextProvider key={record.id} value={record}>
          <BoardCard record={record} onHold={onHold} />
        </RecordContextProvider>
      ))}
      {data && drawn < data.length && <div key={drawn} ref={end} />}
      {data && drawn >= data.length && (total ?? 0) > data.length && <AllButton column={column} />}
    </Box>
  );
}

/** The records of a column, as the list's other filters and its order leave them. */
function useColumn({ asked }: BoardColumnOf) {
  const { resource } = useEntity();
  const { field, filter: more } = useColumnsOfBoard();
  const { filterValues, filter, sort } = useListContext();
  return useGetList(
    resource,
    {
      pagination: { page: 1, perPage: perColumn },
      sort,
      filter: { ...filterValues, ...filter, ...more, [field]: asked },
    },
    { structuralSharing: sameCards },
  );
}

function AllButton({ column: { asked } }: { column: BoardColumnOf }) {
  const translate = useTranslate();
  const { field, filter } = useColumnsOfBoard();
  const { filterValues, setFilters } = useListContext();
  const { toggle } = useBoard();
  const show = () => {
    setFilters({ ...filterValues, ...filter, [field]: asked });
    toggle();
  };
  return (
    <Button size="small" onClick={show}>
      {translate('kit.board.all')}
    </Button>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  alignContent: 'start',
  minWidth: 0,
  minHeight: 200,
  p: 1,
  borderRadius: 1,
  bgcolor: 'background.default',
  scrollSnapAlign: 'start',
  // By an attribute: another class would have the style of every card within looked up anew.
  '&[data-open]': { outline: 2, outlineStyle: 'dashed', outlineColor: 'primary.main', outlineOffset: -2 },
};
