import { tasks } from '../../../schema/entities/tasks.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const TaskList = lazyView(async () => (await import('./TaskList.tsx')).TaskList);

export const taskResource = resourceOf(tasks, { list: <TaskList /> });
