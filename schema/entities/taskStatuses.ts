import type { RecordOf } from '../kit/defineEntity.ts';
import { defineStatuses } from '../kit/defineStatuses.ts';
import { can } from '../permissions.ts';

export const taskStatuses = defineStatuses({
  name: 'taskStatuses',
  label: { one: 'Task status', many: 'Task statuses' },
  path: 'shops/:shopId/task_statuses',
  page: { route: 'task_statuses', menu: 'settings' },
  permissions: {
    list: can.TaskStatusList,
    create: can.TaskStatusAdd,
    update: can.TaskStatusEdit,
    delete: can.TaskStatusDelete,
  },
});
export type TaskStatus = RecordOf<typeof taskStatuses>;
