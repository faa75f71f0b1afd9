import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { boolean, choice, date, integer, money, ref, text, timestamp, weight } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { metals } from '../rules/metals.ts';
import { soldKinds } from '../rules/soldGoods.ts';

const costly = { shownTo: can.PieceCost } as const;

/**
 * Each line of an issued bill with what its goods had cost in that moment, the same with a minus sign where a credit note takes it back, and what
 * a debit note charges for it later. The
 * server alone writes them, and they stay.
 */
export const soldGoods = defineEntity({
  name: 'soldGoods',
  label: { one: 'Goods sold', many: 'Goods sold' },
  path: 'shops/:shopId/sold_goods',
  page: { route: 'sold_goods', menu: 'sell' },
  title: 'number',
  fields: {
    number: text().label('Number').max(16),
    kind: choice(soldKinds).label('What happened').required(),
    billId: ref('quickBills', { embed: 'bill' }).label('Bill').required(),
    line: integer().label('Line of the bill').required(),
    creditNoteId: ref('creditNotes', { embed: 'creditNote' }).label('Credit note'),
    day: date().label('Day').required(),
    soldAt: timestamp().label('At'),
    pieceId: ref('pieces', { embed: 'piece' }).label('Tag'),
    productId: ref('products', { embed: 'product' }).label('Product'),
    description: text().label('Description').max(128),
    sellerId: ref('users').label('Sold by'),
    metal: choice(metals).label('Metal'),
    netWeight: weight().label('Net weight'),
    making: money().label('Making'),
    discount: money().label('Discount'),
    taxable: money().label('Value'),
    cost: money().label('Cost').meta(costly),
    profit: money().label('Profit').meta(costly),
    costKnown: boolean().label('Cost is known').meta(costly),
  },
  search: ['number', 'description'],
  permissions: { list: can.QuickBillList },
  list: {
    columns: ['number', 'day', 'description', 'netWeight', 'taxable', 'cost', 'profit'],
    filters: [
      'kind',
      'day',
      'metal',
      'productId',
      'productId.categoryId',
      'sellerId',
      'billId',
      'pieceId',
      'costKnown',
      'profit',
    ],
    period: 'day',
  },
  figures: {
    byMonth: { label: 'Sold by month, less returns', sum: 'taxable', by: 'day' },
    bySeller: { label: 'Sold by seller, less returns', sum: 'taxable', by: 'sellerId' },
    byCategory: { label: 'Sold by category, less returns', sum: 'taxable', by: 'productId.categoryId' },
    byMetal: { label: 'Sold by metal, less returns', sum: 'taxable', by: 'metal' },
    weightByMetal: { label: 'Weight sold by metal, less returns', sum: 'netWeight', by: 'metal' },
    byHour: { label: 'Sold by hour', sum: 'taxable', by: 'soldAt.hour' },
    byWeekday: { label: 'Sold by weekday', sum: 'taxable', by: 'soldAt.weekday' },
    byKind: { label: 'Sold and taken back', sum: 'taxable', by: 'kind' },
    profitByMonth: { label: 'Profit by month', sum: 'profit', by: 'day' },
    profitByBill: { label: 'Profit by bill', sum: 'profit', by: 'billId' },
    profitByPiece: { label: 'Profit by piece', sum: 'profit', by: 'pieceId' },
    profitByCategory: { label: 'Profit by category', sum: 'profit', by: 'productId.categoryId' },
    profitByMetal: { label: 'Profit by metal', sum: 'profit', by: 'metal' },
    profitBySeller: { label: 'Profit by seller', sum: 'profit', by: 'sellerId' },
    byCostKnown: { label: 'Sold, by whether the cost is known', sum: 'taxable', by: 'costKnown' },
  },
  storage: { indexes: [['day']] },
});
export type SoldGoods = RecordOf<typeof soldGoods>;
