import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { memo } from 'react';
import type { RaRecord } from 'react-admin';
import { useFollowed } from '../../../layout/useFollowed.ts';
import { MoreActions } from '../actions/MoreActions.tsx';
import { usePress } from '../actions/usePress.tsx';
import { CardBody } from '../list/CardBody.tsx';
import { nameOf } from '../pages/nameOf.ts';
import { useEntity } from '../useEntity.ts';
import { useColumnsOfBoard } from './BoardColumns.ts';

/** What is out of sight is not laid out: a board has hundreds. */
const card = { display: 'flex', position: 'relative', contentVisibility: 'auto', containIntrinsicSize: 'auto 88px' };

type Props = {
  record: RaRecord;
  /** Dragged by a mouse, or let go. By the keyboard and under a thumb its menu has the same ways. */
  onHold: (record: RaRecord | undefined) => void;
};

/** Below each other: numbers differ at their end, which a narrow column would cut. The menu stands beside what comes last. */
const narrow = {
  px: 1.5,
  rowGap: 0,
  flexWrap: 'wrap',
  cursor: 'inherit',
  '--words': '100%',
  '& *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .MuiChip-root': { display: 'inline-flex', height: 'auto', maxWidth: '100%' },
  '& .MuiChip-label': { display: 'block' },
  '& > :last-child': { minHeight: 32, alignContent: 'center', pr: 4 },
};

/** Drawn anew when its record is another: a board has hundreds. */
export const BoardCard = memo(function BoardCard({ record, onHold }: Props) {
  const entity = useEntity();
  const { field, all, waysOf } = useColumnsOfBoard();
  const { ref, follow } = useFollowed<HTMLDivElement>(`card ${record.id}`);
  const { dialog, controls } = usePress({ record }, { onDone: follow });
  const own = all.find(({ value }) => value === (record[field] ?? null))?.id;
  const ways = waysOf(record).flatMap(({ column, button }) => (column === own ? [] : [button]));
  return (
    <Paper
      ref={ref}
      component="article"
      variant="outlined"
      aria-label={nameOf(entity, record)}
      draggable={ways.length > 0}
      onDragStart={event => {
        // Without data some browsers drag nothing.
        event.dataTransfer.setData('text/plain', String(record.id));
        event.dataTransfer.effectAllowed = 'move';
        onHold(record);
      }}
      onDragEnd={() => onHold(undefined)}
      sx={{ ...card, ...(ways.length > 0 && { cursor: 'grab' }) }}
    >
      <CardBody record={record} without={field} sx={narrow} />
      {ways.length > 0 && (
        <Box sx={{ position: 'absolute', right: 4, bottom: 4 }}>
          <MoreActions buttons={ways} {...controls} />
        </Box>
      )}
      {dialog}
    </Paper>
  );
});
