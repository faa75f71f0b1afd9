import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { filtersOf } from '../filters/filters.tsx';
import { useEntity } from '../useEntity.ts';
import { FilterChip } from './FilterChip.tsx';

/** The filters side by side, `children` first; on a phone they slide. */
export function FilterChips({ children }: { children?: ReactNode }) {
  const offered = filtersOf(useEntity());
  if (offered.length === 0 && !children) return null;
  return (
    <Box sx={row}>
      {children}
      {offered.map(({ info, filter }) => (
        <FilterChip key={info.name} info={info} filter={filter} />
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  // Room for the ring of focus and for fingers, which scrolling would cut.
  p: 1,
  m: -1,
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
};
