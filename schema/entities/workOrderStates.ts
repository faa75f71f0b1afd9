import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { statusFieldsOfLookup } from '../kit/defineStatuses.ts';
import { ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** Where work stands: of all types of work, or of one alone. */
export const workOrderStates = defineEntity({
  name: 'workOrderStates',
  label: { one: 'State of work', many: 'States of work' },
  path: 'shops/:shopId/work_order_states',
  page: { route: 'work_order_states', menu: 'settings' },
  title: 'name',
  fields: {
    ...statusFieldsOfLookup,
    typeId: ref('workOrderTypes', { embed: 'type' }).label('Only for the type'),
  },
  search: ['name'],
  permissions: {
    list: can.WorkOrderStateList,
    create: can.WorkOrderStateAdd,
    update: can.WorkOrderStateEdit,
    delete: can.WorkOrderStateDelete,
  },
  list: { columns: ['name', 'meaning', 'typeId'], ordered: 'position', pageSize: 100 },
  identity: { unique: [['name']], naturalKey: ['name'] },
});
export type WorkOrderState = RecordOf<typeof workOrderStates>;
