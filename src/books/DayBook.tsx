import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate, formatTime } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { queryKeys } from '../queryKeys.ts';
import { useAmount } from './amounts.ts';
import { useAccountName } from './useAccountName.ts';
import { BookPage } from './BookPage.tsx';
import { getDayBook, type Entry } from './calls.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { periods } from '../periods.ts';
import { usePeriod } from './usePeriod.ts';

/** `/day_book`: what was written into the books, in the order of the days. */
export function DayBook() {
  const translate = useTranslate();
  const chosen = usePeriod(periods.today);
  const { period, page } = chosen;
  const { data, error } = useQuery({
    queryKey: queryKeys.book('dayBook', { ...period, page }),
    queryFn: ({ signal }) => getDayBook(period, page, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <BookPage {...chosen} error={error} totalCount={data?.totalCount ?? 0}>
      {data && (
        <FigureTable
          title={translate('books.dayBook')}
          none={translate('books.noEntries')}
          heads={['entry', 'postings'].map(head => translate(`books.${head}`))}
          lines={data.items.map(entry => ({
            key: entry.id,
            name: <Whose {...entry} />,
            cells: [<Postings key="postings" {...entry} />],
          }))}
        />
      )}
    </BookPage>
  );
}

function Whose(entry: Entry) {
  const { day, at, userName, till, note } = entry;
  return (
    <>
      <DocumentLink {...entry} />
      <Box sx={quiet}>{[formatDate(day), formatTime(at), userName, till?.name, note].filter(Boolean).join(' · ')}</Box>
    </>
  );
}

/** Each amount in the row of its accounts, however narrow that is. */
function Postings({ postings }: Entry) {
  const called = useAccountName();
  const amount = useAmount();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: { xs: 0.5, md: 0 } }}>
      {postings.map((posting, n) => (
        <Fragment key={n}>
          <span>
            {called(posting.from)} → {called(posting.to)}
          </span>
          <Box component="span" sx={{ textAlign: 'right' }}>
            {amount(posting.amount, posting.unit)}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}

const quiet = { typography: 'caption', color: 'text.secondary' };
