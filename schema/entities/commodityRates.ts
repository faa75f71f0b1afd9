import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, money, text, timestamp } from '../kit/kinds.ts';
import { choiceOf, described, oneOf } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { commodities, commodityFields, mostUnasked, spans, type CommodityField } from '../rules/commodities.ts';

const perGram = 'INR a gram of 999';
const perCarat = 'INR a carat';
const announced = 'INR a gram of this fineness, where it is not so many thousandths of 999';
const bought = 'INR that the shop pays for a gram of 999';
const positive = (description: string) => money().moreThan(0, 'Rate is required').meta({ description });
const rate = (description: string) => positive(description).required('Rate is required');
/** Less pure, or bought: no more than what it stands beside, the rate of the pure metal. */
const below = (pure: CommodityField, label: string, description: string) =>
  positive(description)
    .label(label)
    .test('abovePure', 'More than a gram of 999', (figure, { parent }) => {
      const most = ratesIn(parent)[pure];
      return !(figure && typeof most === 'number' && most > 0 && figure > most);
    });
const ratesIn = (parent: unknown) => (parent ?? {}) as Partial<Record<CommodityField, unknown>>;
/** Nobody has to enter these. */
const more = () => ({
  platinumRate: positive(perGram).label('Platinum(₹)'),
  gold916Rate: below('goldRate', 'Gold 916(₹)', announced),
  gold750Rate: below('goldRate', 'Gold 750(₹)', announced),
  silver925Rate: below('silverRate', 'Silver 925(₹)', announced),
  platinum950Rate: below('platinumRate', 'Platinum 950(₹)', announced),
  goldBuyingRate: below('goldRate', 'Buying gold(₹)', bought),
  silverBuyingRate: below('silverRate', 'Buying silver(₹)', bought),
  platinumBuyingRate: below('platinumRate', 'Buying platinum(₹)', bought),
  withGst: boolean()
    .label('GST is in these rates')
    .meta({ description: 'It is taken out of a price before GST is added to the whole' }),
});
const confirmed = () =>
  boolean()
    .label('Large change confirmed')
    .meta({
      description: `True: a rate may be more than ${mostUnasked}% away from the one that holds. Otherwise such a rate is refused with 409, \`errors\` at its field, and in \`data.unconfirmed\` for each such field what it was, what it would be, and the change in percent`,
    });

/**
 * Rates from a moment on: metals in rupees a gram of 999, diamond in rupees a carat. Never changed afterwards: a wrong entry is withdrawn by the
 * one that corrects it, stays in the history, and holds nowhere any more. What an entry announces for lesser finenesses, and what it buys at,
 * belong to its rate of the pure metal: the next entry without them has none.
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
    ...more(),
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
  sections: {
    rates: { fields: ['goldRate', 'silverRate', 'diamondRate'] },
    more: {
      label: 'More rates',
      help: 'Platinum, what you announce for lesser finenesses, and what you pay for old metal',
      folded: true,
      fields: [
        'platinumRate',
        ['gold916Rate', 'gold750Rate'],
        ['silver925Rate', 'platinum950Rate'],
        ['goldBuyingRate', 'silverBuyingRate', 'platinumBuyingRate'],
        'withGst',
      ],
    },
  },
  identity: { naturalKey: ['at'] },
  writing: { readOnly: ['withdrawnAt', 'withdrawnBy'], importOnly: ['at'] },
  dated: { since: 'at', each: ['goldRate', 'silverRate', 'diamondRate', 'platinumRate'], unless: 'withdrawnAt' },
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
        ...more(),
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
        platinumRate: ['Platinum', 'Platinum Rate'],
        gold916Rate: ['22K', 'Gold 22K', 'inr_per_g_22k_916'],
        gold750Rate: ['18K', 'Gold 18K', 'inr_per_g_18k_750'],
      },
      optional: ['goldRate', 'silverRate', 'diamondRate'],
      // An export has the withdrawn entries too.
      skip: cell => cell('withdrawnAt') !== '',
    },
  },
});
export type CommodityRate = RecordOf<typeof commodityRates>;
