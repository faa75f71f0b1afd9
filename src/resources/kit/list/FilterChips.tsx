import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { filtersOf } from '../filters/filters.tsx';
import { useEntity } from '../useEntity.ts';
import { chipRow } from './ChipRow.tsx';
import { FilterChip } from './FilterChip.tsx';

/** The filters side by side, `children` first; on a phone they slide. */
export function FilterChips({ children }: { children?: ReactNode }) {
  const offered = filtersOf(useEntity());
  if (offered.length === 0 && !children) return null;
  return (
    <Box sx={chipRow}>
      {children}
      {offered.map(({ info, filter }) => (
        <FilterChip key={info.name} info={info} filter={filter} />
      ))}
    </Box>
  );
}
