import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, integer, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { currencies } from '../rules/currencies.ts';

/**
 * What one unit of a foreign currency is in rupees, from a day on. A new rate is a new row, so that what was told a customer before can be
 * told again.
 */
export const currencyUnits = defineEntity({
  name: 'currencyUnits',
  label: { one: 'Currency unit', many: 'Currency units' },
  path: 'shops/:shopId/currency_units',
  page: { route: 'currency_units', menu: 'settings' },
  title: 'symbol',
  fields: {
    code: choice(currencies).label('Currency').required('Say which currency'),
    symbol: text().label('Symbol').required('Symbol is required').max(16),
    rupees: decimal(6)
      .label('Rupees for one')
      .required('Say how many rupees one is')
      .moreThan(0, 'Must be more than 0'),
    since: date().label('From').required('Day is required'),
    decimals: integer().label('Decimals').min(0).max(4),
  },
  search: ['code', 'symbol'],
  permissions: {
    list: can.CurrencyUnitList,
    create: can.CurrencyUnitAdd,
    update: can.CurrencyUnitEdit,
    delete: can.CurrencyUnitDelete,
  },
  list: { columns: ['code', 'symbol', 'rupees', 'since'], filters: ['code', 'since'] },
  identity: { unique: [['code', 'since']], naturalKey: ['code', 'since'] },
  dated: { since: 'since', of: ['code'] },
  exchange: {
    import: {
      columns: {
        code: ['Currency', 'ISO code', 'Code'],
        rupees: ['Rate', 'INR', 'Rupees'],
        since: ['Since', 'Date', 'Day'],
      },
    },
  },
});
export type CurrencyUnit = RecordOf<typeof currencyUnits>;
