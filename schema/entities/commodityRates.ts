import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { money, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { commodityFields, spans } from '../rules/commodities.ts';

const rate = () => money().required('Rate is required').moreThan(0, 'Rate is required');

/** Rates from a moment on: gold and silver in rupees a gram of 999, diamond in rupees a carat. Never changed afterwards. */
export const commodityRates = defineEntity({
  name: 'commodityRates',
  label: { one: 'Rate', many: 'Rates' },
  path: 'shops/:shopId/admin/commodities',
  route: 'gold_rates',
  menu: 'counter',
  title: 'at',
  pageSize: 10,
  fields: {
    goldRate: rate().label('Gold(₹)'),
    silverRate: rate().label('Silver(₹)'),
    diamondRate: rate().label('Diamond(₹)'),
    at: timestamp().label('Since'),
  },
  columns: ['at', 'goldRate', 'silverRate', 'diamondRate'],
  filters: ['at'],
  search: [],
  defaultSort: 'at',
  importOnly: ['at'],
  naturalKey: ['at'],
  presenceFilters: { type: commodityFields },
  permissions: { list: can.CommodityList, create: can.CommodityAdd },
  messages: { created: 'Commodity created successfully!' },
  import: {
    columns: {
      at: ['Date', 'Month', 'Day'],
      goldRate: ['Gold', 'Gold Rate', '24K', 'inr_per_g_24k', 'Gold 999'],
      silverRate: ['Silver', 'Silver Rate'],
      diamondRate: ['Diamond', 'Diamond Rate'],
    },
    optional: ['goldRate', 'silverRate', 'diamondRate'],
  },
  actions: {
    mine: {
      method: 'GET',
      path: '',
      at: 'shops/commodities',
      permission: can.CommodityList,
      summary: 'The newest rates of each of my shops',
      paged: true,
    },
    recent: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities',
      permission: can.CommodityList,
      summary: 'The newest ten rates of the shop',
      paged: true,
    },
    today: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities/today',
      permission: can.CommodityList,
      summary: 'The newest rate of each metal, and the last one of a day before',
    },
    trend: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities/trend',
      permission: can.CommodityList,
      summary: 'How a rate went: one point for each day, week or month, the rate that was its last',
      parameters: {
        type: 'Gold 1, silver 2, diamond 3',
        span: `How far back: ${Object.keys(spans).join(', ')}`,
      },
    },
  },
});
export type CommodityRate = RecordOf<typeof commodityRates>;
