import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { BackgroundTask, BackgroundTaskAction } from '../../schema/kit/backgroundTask.ts';
import { Question } from '../forms/Question.tsx';
import { useAction } from '../forms/useAction.ts';
import { beginAgain, cancelTask, download, downloadFailedRows, undoTask } from './calls.ts';
import { useTaskWords } from './useTaskWords.ts';
import { queryKeys } from '../queryKeys.ts';

/** What may be done about a task now, as the server says. */
export function TaskActions({ task }: { task: BackgroundTask }) {
  const translate = useTranslate();
  const words = useTaskWords();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useActs(task, () => setAsking(true));
  const undo = useAction([queryKeys.backgroundTasks], () => setAsking(false));
  return (
    <Box sx={actions}>
      {task.actions.map(action => {
        const label = translate(
          `backgroundTasks.action.${action === 'again' && task.kind === 'letter' ? 'invite' : action}`,
        );
        return (
          <Button
            key={action}
            size="small"
            variant={action === 'download' ? 'contained' : 'outlined'}
            color={action === 'cancel' ? 'error' : 'primary'}
            disabled={isBusy}
            aria-label={translate('backgroundTasks.of', { action: label, name: words.title(task) })}
            onClick={() => act[action]()}
          >
            {label}
          </Button>
        );
      })}
      {isAsking && (
        <Question
          title={translate('backgroundTasks.undo.title', { name: task.name })}
          text={translate('backgroundTasks.undo.text')}
          confirm={translate('backgroundTasks.action.undo')}
          isBusy={undo.isBusy}
          onConfirm={() => undo.run(() => undoTask(task), { done: 'backgroundTasks.told.undo' })}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  gridColumn: { xs: 2, sm: 3 },
  alignItems: 'flex-start',
  '&:empty': { display: 'none' },
};

function useActs(task: BackgroundTask, askUndo: () => void) {
  const { isBusy, run } = useAction([queryKeys.backgroundTasks]);
  const [, setSearch] = useSearchParams();
  const act: Record<BackgroundTaskAction, () => void> = {
    report: () => setSearch({ import: task.id }),
    cancel: () => run(() => cancelTask(task), { done: 'backgroundTasks.told.canceled' }),
    again: () =>
      run(() => beginAgain(task), {
        done: task.kind === 'letter' ? 'backgroundTasks.told.invited' : 'backgroundTasks.told.again',
      }),
    undo: askUndo,
    failedRows: () => run(() => downloadFailedRows(task.id, task.name)),
    download: () => run(() => download(task)),
  };
  return { isBusy, act };
}
