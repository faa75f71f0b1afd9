import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePageTrouble } from '../layout/usePageTrouble.ts';
import { Notice, Trouble } from '../resources/kit/list/EmptyList.tsx';
import { rows } from '../resources/shops/rows.ts';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { perPage, type BackgroundTaskPage } from './calls.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { TaskLine } from './TaskLine.tsx';
import { useTaskPage } from './useBackgroundTasks.ts';

/** What goes on behind one's back in this shop, and what became of it. */
export function BackgroundTasks() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useTaskPage(page);
  usePageTrouble(error, Boolean(data));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('backgroundTasks.help')}
      </Typography>
      {data ? (
        <List data={data} page={page} onPage={setPage} />
      ) : error ? (
        <Trouble onRetry={() => void refetch()}>{translate('backgroundTasks.not_loaded')}</Trouble>
      ) : (
        <Waiting lines={4} />
      )}
      <ReportDialog />
    </Box>
  );
}

type ListProps = { data: BackgroundTaskPage; page: number; onPage: (page: number) => void };

function List({ data: { items, totalCount }, page, onPage }: ListProps) {
  const translate = useTranslate();
  if (totalCount === 0) return <Notice>{translate('backgroundTasks.none')}</Notice>;
  const pages = Math.ceil(totalCount / perPage);
  return (
    <>
      <Box component="ul" sx={rows.list} aria-label={translate('backgroundTasks.title')}>
        {items.map(task => (
          <TaskLine key={task.id} task={task} />
        ))}
      </Box>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => onPage(next)} />}
    </>
  );
}
