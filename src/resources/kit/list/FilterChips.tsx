import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { filtersOf } from '../filters/filters.tsx';
import { isPerson } from '../people/useColleagues.ts';
import { targetOf, useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { chipRow } from './ChipRow.tsx';
import { FilterChip } from './FilterChip.tsx';

/** The filters side by side, `children` first; on a phone they slide. `without`: the one that is asked for elsewhere. */
export function FilterChips({ without, children }: { without?: string | undefined; children?: ReactNode }) {
  const offered = filtersOf(useEntity()).filter(({ info }) => info.name !== without);
  if (offered.length === 0 && !children) return null;
  return (
    <Box sx={chipRow}>
      {children}
      {offered.map(({ info, filter }) => (
        <Offered key={info.name} info={info} filter={filter} />
      ))}
    </Box>
  );
}

/** Nobody narrows a list by what they may not see. */
function Offered(props: ComponentProps<typeof FilterChip>) {
  const { info } = props;
  const target = info.target && !isPerson(info) ? targetOf(info).resource : null;
  const maySee = useMay(target ?? '', 'list');
  return target && !maySee ? null : <FilterChip {...props} />;
}
