import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  /** What one knows the record by: beside `children`, and on a phone before them. */
  lead?: ReactNode;
  /** Beside `children`, and on a phone after them. */
  aside?: ReactNode;
  children: ReactNode;
  /** `children` need more room than a form. */
  isWide?: boolean;
};

/** A record's page: one column, or two where there is room. */
export function RecordColumns({ lead, aside, children, isWide = false }: Props) {
  return (
    <Box sx={isWide ? { ...columns, gridTemplateColumns: wide } : columns}>
      <Box sx={area('main')}>{children}</Box>
      <Box sx={{ ...area('lead'), ...stack }}>{lead}</Box>
      <Box sx={{ ...area('aside'), ...stack }}>{aside}</Box>
    </Box>
  );
}

const area = (gridArea: string) => ({ gridArea, minWidth: 0 });
const stack = { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' };

const columns = {
  display: 'grid',
  columnGap: 4,
  gridTemplateAreas: { xs: '"lead" "main" "aside"', lg: '"main lead" "main aside"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 640px) minmax(240px, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: 'start',
  // No gap where nothing leads.
  '& > *:not(:empty)': { mb: 4 },
};

const wide = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1000px) 240px' };
