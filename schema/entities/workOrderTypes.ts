import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer, longText, percent, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { hsnCode } from '../rules/hsn.ts';

/** Kinds of work that a shop gives to karigars, with what an order of each begins with. */
export const workOrderTypes = defineEntity({
  name: 'workOrderTypes',
  label: { one: 'Type of work', many: 'Types of work' },
  path: 'shops/:shopId/work_order_types',
  page: { route: 'work_order_types', menu: 'settings' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(40),
    days: integer().label('Days it takes').min(0, 'Cannot be negative').max(3_650, 'At most ${max}'),
    lossPercent: percent().label('Agreed loss (%)').min(0, 'Cannot be negative').max(100, 'At most 100'),
    sac: hsnCode().label('SAC on the bill'),
    note: longText().label('What belongs to it').max(500),
    position: integer().label('Position'),
  },
  search: ['name', 'note'],
  permissions: {
    list: can.WorkOrderTypeList,
    create: can.WorkOrderTypeAdd,
    update: can.WorkOrderTypeEdit,
    delete: can.WorkOrderTypeDelete,
  },
  list: { columns: ['name', 'days', 'lossPercent'], ordered: 'position', pageSize: 100 },
  identity: { unique: [['name']], naturalKey: ['name'] },
});
export type WorkOrderType = RecordOf<typeof workOrderTypes>;
