import type { Task, TaskAction } from '../../schema/kit/taskReport.ts';
import { can } from '../../schema/permissions.ts';

/** As the database tells it. */
export type ToldTask = Omit<Task, 'actions'> & { hasFailedRows?: boolean | undefined };

/** `create`: what an import asks for. */
type ActionContext = { held: ReadonlySet<string>; create: string | undefined; at: Date };

/** What the person may do about a task now: exactly what the calls would not refuse. */
export const actionsOf = (task: ToldTask, context: ActionContext): TaskAction[] => {
  switch (task.kind) {
    case 'import':
      return ofImport(task, context);
    case 'export':
      return ofExport(task, context);
    case 'message':
      return isGoingOn(task) && context.held.has(can.MessageCancel) ? ['cancel'] : [];
    case 'letter':
      return mayInviteAgain(task, context) ? ['again'] : [];
  }
};

const isGoingOn = ({ state }: ToldTask) => state === 'running' || state === 'waiting';

const ofImport = (task: ToldTask, { held, create }: ActionContext): TaskAction[] => {
  if (!create || !held.has(create)) return [];
  const { state, figures, hasFailedRows } = task;
  const isOver = ['completed', 'failed', 'canceled'].includes(state);
  const changed = (figures['created'] ?? 0) + (figures['updated'] ?? 0) > 0;
  return [
    'report',
    ...(state === 'running' ? (['cancel'] as const) : []),
    ...(hasFailedRows ? (['failedRows'] as const) : []),
    ...(isOver && changed ? (['undo'] as const) : []),
  ];
};

const ofExport = ({ state, until }: ToldTask, { at }: ActionContext): TaskAction[] => {
  if (state === 'running') return ['cancel'];
  return state === 'completed' && until && new Date(until) > at ? ['download'] : ['again'];
};

const mayInviteAgain = ({ figures, state }: ToldTask, { held }: ActionContext) =>
  held.has(can.UserAdd) && figures['joined'] === 0 && state !== 'running';
