import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer, percent, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

const notNegative = 'Cannot be negative';

/** Types of work that a new shop begins with, in the language of whoever opens it; there they are its own. */
export const usualWorkTypes = defineEntity({
  name: 'usualWorkTypes',
  label: { one: 'Usual type of work', many: 'Usual types of work' },
  path: 'system/work_order_types',
  page: { route: 'admin/work_order_types', menu: 'platform' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(40),
    nameHi: text().label('Name in Hindi').required('Name is required').max(40),
    days: integer().label('Days it takes').min(0, notNegative).max(3_650, 'At most ${max}'),
    lossPercent: percent().label('Agreed loss (%)').min(0, notNegative).max(100, 'At most 100'),
    position: integer().label('Position'),
  },
  search: ['name', 'nameHi'],
  permissions: {
    list: can.UsualWorkTypeList,
    create: can.UsualWorkTypeAdd,
    update: can.UsualWorkTypeEdit,
    delete: can.UsualWorkTypeDelete,
  },
  list: { columns: ['name', 'nameHi', 'days', 'lossPercent'], ordered: 'position', pageSize: 100 },
  identity: { unique: [['name'], ['nameHi']] },
  storage: { space: 'platform' },
});
export type UsualWorkType = RecordOf<typeof usualWorkTypes>;
