import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { sameUnits } from '../rules/units.ts';

export const units = defineEntity({
  name: 'units',
  label: { one: 'Unit', many: 'Units' },
  path: 'shops/:shopId/units',
  page: { route: 'units', menu: 'settings' },
  title: 'symbol',
  fields: { symbol: text().label('Symbol').required('Symbol is required').max(16) },
  search: ['symbol'],
  permissions: { list: can.UnitList, create: can.UnitAdd, update: can.UnitEdit, delete: can.UnitDelete },
  list: {
    /** The specification reads units as a plain list. */
    plainList: true,
  },
  identity: { unique: [['symbol']], naturalKey: ['symbol'] },
  exchange: { sameTitles: sameUnits },
});
export type Unit = RecordOf<typeof units>;
