import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, type ReactNode } from 'react';
import { Pagination, useListContext, useResourceContext } from 'react-admin';
import { Board } from '../board/Board.tsx';
import { useBoard } from '../board/useBoard.ts';
import { useCalendar } from '../calendar/useCalendar.ts';
import { lazyView, loadLazyViews } from '../lazyView.tsx';
import { EmptyList, ListTrouble } from './EmptyList.tsx';
import { OrderedRecords } from '../ordered/OrderedRecords.tsx';
import { useEntity } from '../useEntity.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';
import { Sums } from './Sums.tsx';
import { useTrash } from './trash.ts';
import { useChoiceInSight } from './useChoiceInSight.ts';
import { RowPathProvider, type RowPath } from './RowPath.tsx';

const Calendar = lazyView(async () => (await import('../calendar/Calendar.tsx')).Calendar);

type Props = {
  pageSize: number;
  rowPath?: RowPath;
  /** In place of the usual actions on chosen rows. */
  bar?: ReactNode;
  /** In place of the usual word about an empty list. */
  empty?: ReactNode;
};

/** The records of the list: a table, on a phone cards; or why there are none. */
export function Records({ pageSize, rowPath, bar, empty = <EmptyList /> }: Props) {
  const { isPending, error, total, data } = useListContext();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { ordered } = useEntity();
  const { isTrash } = useTrash();
  const { isBoard } = useBoard();
  const { isCalendar } = useCalendar();
  useChoiceInSight();
  const resource = useResourceContext()!;
  useEffect(() => {
    if (!isPending) void loadLazyViews(resource);
  }, [isPending, resource]);
  if (error && !data) return <ListTrouble />;
  if (isPending) return <Waiting />;
  if (isBoard || isCalendar)
    return <RowPathProvider own={rowPath}>{isCalendar ? <Calendar /> : <Board />}</RowPathProvider>;
  if (total === 0) return empty;
  if (ordered && !isTrash) return <OrderedRecords />;
  return (
    <RowPathProvider own={rowPath}>
      {isPhone ? <RecordCards bar={bar} /> : <RecordTable bar={bar} />}
      <Sums />
      <Pagination rowsPerPageOptions={[...new Set([10, pageSize, 50, 100])].sort((a, b) => a - b)} />
    </RowPathProvider>
  );
}

export function Waiting() {
  return (
    <Box aria-busy sx={{ p: 2, display: 'grid', gap: 2 }}>
      {Array.from({ length: 8 }, (_, n) => (
        <Skeleton key={n} variant="rounded" height={20} width={`${92 - (n % 3) * 14}%`} />
      ))}
    </Box>
  );
}
