import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { usePollPace } from '../events/live.ts';
import { useIsMember } from '../resources/shops/support/useSight.ts';
import { getRunning, getTasks } from './calls.ts';
import { queryKeys } from '../queryKeys.ts';

const [soon, later] = [2_000, 60_000];

/** What is under way, told by the server; without it asked for often while there is something, and now and then otherwise. */
export function useRunningBackgroundTasks(): BackgroundTask[] {
  const isMember = useIsMember();
  const pace = usePollPace(soon);
  const { data = none } = useQuery({
    queryKey: queryKeys.runningBackgroundTasks,
    queryFn: ({ signal }) => getRunning({ signal }),
    enabled: isMember,
    staleTime: soon,
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? pace : later),
    retry: false,
  });
  return data;
}

const none: BackgroundTask[] = [];

/** A message that waits for tomorrow moves nothing today. */
export const isMoving = ({ state }: BackgroundTask) => state === 'running' || state === 'undoing';

export function useTaskPage(page: number) {
  const pace = usePollPace(soon);
  return useQuery({
    queryKey: queryKeys.backgroundTaskPage(page),
    queryFn: ({ signal }) => getTasks(page, { signal }),
    placeholderData: before => before,
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? pace : false),
  });
}

/** Has everything that shows tasks look again at once. */
export function useTellBackgroundTasks(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.backgroundTasks });
}

/** How far tasks have come, all together, in percent. */
export function percentOf(tasks: readonly Pick<BackgroundTask, 'done' | 'total'>[]): number {
  const total = tasks.reduce((sum, task) => sum + task.total, 0);
  const done = tasks.reduce((sum, task) => sum + Math.min(task.done, task.total), 0);
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}
