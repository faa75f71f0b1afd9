import type { BackgroundTask, BackgroundTaskAction } from '../../schema/kit/backgroundTask.ts';
import { can } from '../../schema/permissions.ts';

/** A task as the database replies with it. */
export type TaskRow = Omit<BackgroundTask, 'actions'> & { hasFailedRows?: boolean | undefined };

/** Who asks, by the permissions they hold, and when. `createPermission`: of what an import makes. */
type TaskViewer = { held: ReadonlySet<string>; createPermission: string | undefined; at: Date };

/** What the person may do about a task now: exactly what the calls would not refuse. */
export const actionsOf = (task: TaskRow, viewer: TaskViewer): BackgroundTaskAction[] => {
  switch (task.kind) {
    case 'import':
      return ofImport(task, viewer);
    case 'export':
      return ofExport(task, viewer);
    case 'message':
      return isGoingOn(task) && viewer.held.has(can.MessageCancel) ? ['cancel'] : [];
    case 'letter':
      return mayInviteAgain(task, viewer) ? ['again'] : [];
  }
};

const isGoingOn = ({ state }: TaskRow) => state === 'running' || state === 'waiting';

const ofImport = (task: TaskRow, { held, createPermission }: TaskViewer): BackgroundTaskAction[] => {
  if (!createPermission || !held.has(createPermission)) return [];
  const { state, figures, hasFailedRows } = task;
  const isOver = ['completed', 'failed', 'canceled'].includes(state);
  const changed = (figures['created'] ?? 0) + (figures['updated'] ?? 0) + (figures['pictures'] ?? 0) > 0;
  return [
    'report',
    ...(state === 'running' ? (['cancel'] as const) : []),
    ...(hasFailedRows ? (['failedRows'] as const) : []),
    ...(isOver && changed ? (['undo'] as const) : []),
  ];
};

const ofExport = ({ state, until }: TaskRow, { at }: TaskViewer): BackgroundTaskAction[] => {
  if (state === 'running') return ['cancel'];
  return state === 'completed' && until && new Date(until) > at ? ['download'] : ['again'];
};

const mayInviteAgain = ({ figures, state }: TaskRow, { held }: TaskViewer) =>
  held.has(can.UserAdd) && figures['joined'] === 0 && state !== 'running';
