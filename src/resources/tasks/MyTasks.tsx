import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Task } from '../../../schema/entities/tasks.ts';
import { mine } from '../../../schema/kit/assignment.ts';
import { openStatus } from '../../../schema/kit/statuses.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatDate } from '../../format.ts';
import { Panel, PanelFailure } from '../../layout/home/Panel.tsx';
import { dayIn } from '../kit/list/dayIn.ts';
import { TickButton } from './TickButton.tsx';

const filter = { assigneeId: mine, statusId: openStatus };
const soonest = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'dueOn', order: 'ASC' },
  filter,
} as const;
const all = `/tasks?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'dueOn', order: 'ASC' }).toString()}`;

/** What waits for me, the soonest first, each to be ticked off where it stands. */
export function MyTasks() {
  const translate = useTranslate();
  const { data, total, error, refetch } = useGetList<Task>('tasks', soonest);
  return (
    <Panel title={translate('tasks.mine.title')} link={{ to: all, text: translate('tasks.mine.all') }}>
      {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
      {total === 0 && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          {translate('tasks.mine.none')}
        </Typography>
      )}
      {!data && !error && <Skeleton variant="rectangular" height={5 * 52} sx={{ opacity: 0.4 }} />}
      <ResourceContextProvider value="tasks">
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.map(task => (
            <RecordContextProvider key={task.id} value={task}>
              <Line task={task} />
            </RecordContextProvider>
          ))}
        </Box>
      </ResourceContextProvider>
    </Panel>
  );
}

function Line({ task: { id, name, dueOn } }: { task: Task }) {
  const isOverdue = dueOn !== null && dueOn < dayIn(0);
  return (
    <Box component="li" sx={line}>
      <TickButton />
      <MuiLink component={Link} to={`/tasks/${id}`} color="inherit" variant="body2" noWrap sx={{ flex: 1, py: 1.5 }}>
        {name}
      </MuiLink>
      {dueOn && (
        <Typography variant="body2" sx={{ color: isOverdue ? 'error.main' : 'text.secondary', whiteSpace: 'nowrap' }}>
          {formatDate(dueOn)}
        </Typography>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  pl: 0.5,
  pr: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
