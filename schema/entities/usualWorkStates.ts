import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { statusFieldsOfLookup } from '../kit/defineStatuses.ts';
import { ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** States of work that a new shop begins with, of all types or of one alone. */
export const usualWorkStates = defineEntity({
  name: 'usualWorkStates',
  label: { one: 'Usual state of work', many: 'Usual states of work' },
  path: 'system/work_order_states',
  page: { route: 'admin/work_order_states', menu: 'platform' },
  title: 'name',
  fields: {
    ...statusFieldsOfLookup,
    nameHi: text().label('Name in Hindi').required('Name is required').max(40),
    typeId: ref('usualWorkTypes', { embed: 'type' }).label('Only for the type'),
  },
  search: ['name', 'nameHi'],
  permissions: {
    list: can.UsualWorkStateList,
    create: can.UsualWorkStateAdd,
    update: can.UsualWorkStateEdit,
    delete: can.UsualWorkStateDelete,
  },
  list: { columns: ['name', 'nameHi', 'meaning', 'typeId'], ordered: 'position', pageSize: 100 },
  identity: { unique: [['name'], ['nameHi']] },
  storage: { space: 'platform' },
});
export type UsualWorkState = RecordOf<typeof usualWorkStates>;
