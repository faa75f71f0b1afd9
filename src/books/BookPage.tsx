import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Pages } from '../layout/Pages.tsx';
import { Arriving } from './Arriving.tsx';
import { pageSize } from './calls.ts';
import { PeriodBar } from './PeriodBar.tsx';
import type { usePeriod } from './usePeriod.ts';

type Props = ReturnType<typeof usePeriod> & {
  error: Error | null;
  /** Of entries, over all pages. */
  totalCount?: number;
  lead?: ReactNode;
  /** Undefined while it is on its way. */
  children: ReactNode;
};

/** A page of the books: of which days, what stands there, and its other pages. */
export function BookPage({ period, page, change, error, totalCount = 0, lead, children }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      {lead}
      <PeriodBar period={period} onChange={change} />
      <Arriving error={error}>{children}</Arriving>
      <Pages
        totalCount={totalCount}
        pageSize={pageSize}
        page={page}
        choose={wanted => change({ page: String(wanted) })}
      />
    </Box>
  );
}
