import Box from '@mui/material/Box';
import { comparedOf, type CountedAll, type ExpectedOfDay } from '../../../schema/rules/dayCompared.ts';
import { none } from '../../format.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { ComparedTable, uncounted } from './ComparedTable.tsx';

/** What was expected and counted when the day was closed. */
export function ComparedOfClosed({ value, record }: CellProps) {
  if (!value) return none;
  const day = { ...uncounted, ...(record as unknown as CountedAll) };
  const byField = Map.groupBy(comparedOf(day, value as ExpectedOfDay), ({ field }) => field);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {[...byField].map(([field, rows]) => (
        <ComparedTable key={field} field={field} rows={rows} />
      ))}
    </Box>
  );
}
