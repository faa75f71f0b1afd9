import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import LetterIcon from '@mui/icons-material/MailOutlined';
import MessageIcon from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { useSession } from '../authProvider/useSession.ts';
import { AgoCell } from '../resources/kit/columns/MomentCells.tsx';
import { NoteChip } from '../resources/shops/StatusChip.tsx';
import { rows } from '../resources/shops/rows.ts';
import { TaskActions } from './TaskActions.tsx';
import { TaskTitle } from './TaskTitle.tsx';
import { isMoving, percentOf } from './useBackgroundTasks.ts';
import { useTaskWords } from './useTaskWords.ts';

const icons = { import: ImportIcon, export: ExportIcon, message: MessageIcon, letter: LetterIcon };
/** What went as it should is quiet. */
const colours: Partial<Record<BackgroundTask['state'], string>> = { failed: 'error.main', running: 'primary.main' };

/** What it is, how far it is or what became of it, and what can be done about it. */
export function TaskLine({ task }: { task: BackgroundTask }) {
  const words = useTaskWords();
  const Icon = icons[task.kind];
  return (
    <Box component="li" sx={{ ...rows.item, ...line }}>
      <Icon aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <TaskTitle task={task} />
          <NoteChip text={`backgroundTasks.state.${task.state}`} colour={colours[task.state]} />
        </Box>
        {isMoving(task) && <Progress task={task} />}
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mt: 0.25 }}>
          {words.outcome(task)}
        </Typography>
        <Begun task={task} />
      </Box>
      <TaskActions task={task} />
    </Box>
  );
}

function Progress({ task }: { task: BackgroundTask }) {
  const translate = useTranslate();
  const words = useTaskWords();
  // What is taken back is not counted.
  const isCounted = task.state === 'running' && task.total > 0;
  return (
    <LinearProgress
      variant={isCounted ? 'determinate' : 'indeterminate'}
      value={isCounted ? percentOf([task]) : undefined}
      aria-label={translate('backgroundTasks.progress', { name: words.title(task) })}
      sx={{ my: 0.75, borderRadius: 1 }}
    />
  );
}

function Begun({ task: { by, createdAt } }: { task: BackgroundTask }) {
  const translate = useTranslate();
  const { user } = useSession();
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      <AgoCell value={createdAt} />
      {by && by.id !== user?.id && ` · ${translate('backgroundTasks.by', { name: by.name })}`}
    </Typography>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
  gap: 1.5,
  px: 2,
  py: 1.5,
};
