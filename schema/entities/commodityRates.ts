import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, money, text, timestamp } from '../kit/kinds.ts';
import { choiceOf, described, oneOf } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { commodities, commodityFields, mostUnasked, spans } from '../rules/commodities.ts';

const perGram = 'INR a gram of 999';
const perCarat = 'INR a carat';
const positive = (description: string) => money().moreThan(0, 'Rate is required').meta({ description });
const rate = (description: string) => positive(description).required('Rate is required');
const confirmed = () =>
  boolean()
    .label('Large change confirmed')
    .meta({
      description: `True: a rate may be more than ${mostUnasked}% away from the one that holds. Otherwise such a rate is refused with 409, \`errors\` at its field, and in \`data.unconfirmed\` for each such field what it was, what it would be, and the change in percent`,
    });

/**
 * Rates from a moment on: gold and silver in rupees a gram of 999, diamond in rupees a carat. Never changed afterwards: a wrong entry is
 * withdrawn by the one that corrects it, stays in the history, and holds nowhere any more.
 */
export const commodityRates = defineEntity({
  name: 'commodityRates',
  label: { one: 'Rate', many: 'Rates' },
  path: 'shops/:shopId/admin/commodities',
  page: { route: 'gold_rates', menu: 'stock', messages: { created: 'Commodity created successfully!' } },
  title: 'at',
  fields: {
    goldRate: rate(perGram).label('Gold(₹)'),
    silverRate: rate(perGram).label('Silver(₹)'),
    diamondRate: rate(perCarat).label('Diamond(₹)'),
    at: timestamp().label('Since'),
    confirmed: confirmed(),
    withdrawnAt: timestamp().label('Withdrawn'),
    withdrawnBy: text().label('Withdrawn by'),
  },
  search: [],
  permissions: { list: can.CommodityList, create: can.CommodityAdd },
  list: {
    pageSize: 10,
    columns: ['at', 'goldRate', 'silverRate', 'diamondRate'],
    filters: ['at'],
    defaultSort: 'at',
    presenceFilters: { type: commodityFields },
  },
  identity: { naturalKey: ['at'] },
  writing: { readOnly: ['withdrawnAt', 'withdrawnBy'], importOnly: ['at'] },
  dated: { since: 'at', each: ['goldRate', 'silverRate', 'diamondRate'], unless: 'withdrawnAt' },
  actions: {
    mine: {
      method: 'GET',
      path: '',
      at: 'shops/commodities',
      permission: can.CommodityList,
      summary: 'The newest rates of each of my shops',
      paged: 'commodityRates',
    },
    recent: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities',
      permission: can.CommodityList,
      summary: 'The newest ten rates of the shop',
      paged: 'commodityRates',
    },
    today: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities/today',
      permission: can.CommodityList,
      summary: 'The newest rate of each metal, and the last one of a day before',
    },
    before: {
      method: 'GET',
      path: ':id/before',
      permission: can.CommodityList,
      summary: 'What would hold at the moment of an entry without it, as `today` tells it',
    },
    correct: {
      method: 'POST',
      path: ':id/correct',
      permission: can.CommodityAdd,
      summary: 'A new entry for the same moment, with every metal that the wrong one has; the wrong one is withdrawn',
      input: {
        goldRate: positive(perGram).label('Gold(₹)'),
        silverRate: positive(perGram).label('Silver(₹)'),
        diamondRate: positive(perCarat).label('Diamond(₹)'),
        confirmed: confirmed(),
      },
    },
    trend: {
      method: 'GET',
      path: '',
      at: 'shops/:shopId/commodities/trend',
      permission: can.CommodityList,
      summary: 'How a rate went: one point for each day, week or month, the rate that was its last',
      parameters: {
        type: described(choiceOf(commodities.map(({ type, name }) => ({ id: type, name }))), 'Gold unless told'),
        span: described(oneOf(Object.keys(spans)), 'How far back; a month unless told'),
      },
    },
  },
  exchange: {
    import: {
      columns: {
        at: ['Date', 'Month', 'Day'],
        goldRate: ['Gold', 'Gold Rate', '24K', 'inr_per_g_24k', 'Gold 999'],
        silverRate: ['Silver', 'Silver Rate'],
        diamondRate: ['Diamond', 'Diamond Rate'],
      },
      optional: ['goldRate', 'silverRate', 'diamondRate'],
      // An export has the withdrawn entries too.
      skip: cell => cell('withdrawnAt') !== '',
    },
  },
});
export type CommodityRate = RecordOf<typeof commodityRates>;
