import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoadTrouble } from '../resources/kit/pages/LoadTrouble.tsx';
import { Waiting } from '../resources/shops/Waiting.tsx';
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
  const translate = useTranslate();
  const pages = Math.ceil(totalCount / pageSize);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      {lead}
      <PeriodBar period={period} onChange={change} />
      {error && !children ? <LoadTrouble error={error} /> : (children ?? <Waiting lines={6} />)}
      {pages > 1 && (
        <MuiPagination
          count={pages}
          page={page}
          onChange={(_, wanted) => change({ page: String(wanted) })}
          aria-label={translate('books.pages')}
          sx={{ justifySelf: 'center' }}
        />
      )}
    </Box>
  );
}
