import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { useSession } from '../authProvider/useSession.ts';
import { formatCount } from '../format.ts';
import { useErrorHandling } from '../layout/useErrorHandling.ts';
import { download, getTasks } from './calls.ts';
import { useTaskWords } from './useTaskWords.ts';
import { queryKeys } from '../queryKeys.ts';

/** Says what became of a task of mine that was under way a moment ago, wherever the person is now. */
export function useTellEnded(running: readonly BackgroundTask[]): void {
  const { user } = useSession();
  const tell = useTell();
  const before = useRef<readonly BackgroundTask[]>([]);
  useEffect(() => {
    const ids = new Set(running.map(({ id }) => id));
    const ended = before.current.filter(({ id, by }) => !ids.has(id) && by?.id === user?.id);
    before.current = running;
    if (ended.length) void tell(ended);
  });
}

function useTell() {
  const client = useQueryClient();
  const say = useSay();
  const refresh = useRefresh();
  return async (ended: readonly BackgroundTask[]) => {
    await client.invalidateQueries({ queryKey: queryKeys.backgroundTaskPages });
    const { items } = await getTasks(1).catch(() => ({ items: [] }));
    const now = items.filter(({ id }) => ended.some(task => task.id === id));
    for (const task of now) if (!isLookedAt(task)) say(task);
    if (now.some(({ kind }) => kind === 'import')) refresh();
  };

  /** Its report lies open. */
  function isLookedAt({ id }: BackgroundTask): boolean {
    return (
      (client
        .getQueryCache()
        .find({ queryKey: queryKeys.import(id) })
        ?.getObserversCount() ?? 0) > 0
    );
  }
}

function useSay() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const words = useTaskWords();
  const { actionError } = useErrorHandling();
  return (task: BackgroundTask) => {
    const { state, kind, done } = task;
    if (state === 'canceled') return;
    const type = state === 'failed' ? 'error' : 'success';
    if (kind === 'export' && state === 'completed') {
      const save = () => void download(task).catch((error: unknown) => actionError(error, { retry: save }));
      const messageArgs = { manies: words.manies(task), count: formatCount(done) };
      // It waits for the person, who may be elsewhere.
      notify('backgroundTasks.export.ready', {
        type,
        messageArgs,
        autoHideDuration: null,
        action: { label: 'backgroundTasks.action.download', onClick: save },
      });
    } else if (pathname !== '/background_tasks') {
      const messageArgs = { title: words.title(task), outcome: words.outcome(task) };
      notify('backgroundTasks.ended', {
        type,
        messageArgs,
        action: { label: 'backgroundTasks.show', onClick: () => void navigate('/background_tasks') },
      });
    }
  };
}
