import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Room = 'form' | 'lines' | 'all';

type Props = {
  /** What one knows the record by: beside `children`, and on a phone before them. */
  lead?: ReactNode;
  /** Beside `children`, and on a phone after them. */
  aside?: ReactNode;
  children: ReactNode;
  /** What `children` need: lines more than a form, and many columns all of it, on a screen of usual width. */
  room?: Room;
};

/** A record's page: one column, or two where there is room. */
export function RecordColumns({ lead, aside, children, room = 'form' }: Props) {
  return (
    <Box sx={columns(room)}>
      <Box sx={area('main')}>{children}</Box>
      <Box sx={{ ...area('lead'), ...stack }}>{lead}</Box>
      <Box sx={{ ...area('aside'), ...stack }}>{aside}</Box>
    </Box>
  );
}

const area = (gridArea: string) => ({ gridArea, minWidth: 0 });
const stack = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' };

const columns = (room: Room) => {
  const beside = room === 'all' ? 'xl' : 'lg';
  return {
    display: 'grid',
    columnGap: 4,
    gridTemplateAreas: { xs: '"lead" "main" "aside"', [beside]: '"main lead" "main aside"' },
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      [beside]: room === 'form' ? 'minmax(0, 640px) minmax(240px, 1fr)' : 'minmax(0, 1000px) 240px',
    },
    gridTemplateRows: { [beside]: 'auto 1fr' },
    alignItems: 'start',
    // No gap where nothing leads.
    '& > *:not(:empty)': { mb: 4 },
  };
};
