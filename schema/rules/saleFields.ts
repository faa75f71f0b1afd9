import { choice, date, decimal, json, lines, money, percent, ref, text, weight } from '../kit/kinds.ts';
import { notAsked } from '../kit/asked.ts';
import { hsnCode, jewelleryHsn } from './hsn.ts';
import { finenesses, isFineMetal, metals } from './metals.ts';
import type { billWays } from './quickBills.ts';
import { arePricedStones, pricedStones } from './pricedStones.ts';
import { moneyWays } from './vouchers.ts';
import { finenessOfMetal, huid, makingBases, notHeavierThanAll, wastageBases } from './pieces.ts';

const notNegative = 'Cannot be negative';
const atMost = 'At most ${max} lines';
const rupees = (label: string) => money().label(label).min(0, notNegative);
const folded = { folded: true } as const;
const reckoned = { reckoned: true } as const;
const kept = { folded: true, asked: false } as const;

/** What is sold, line by line: a tagged piece, a product, or what is typed. */
export const saleLines = () => lines(saleLine()).label('Goods').max(200, atMost);

/** The same of a bill, which knows its bonus of a scheme, and what was taken back of it. */
export const billLines = () =>
  lines({
    ...article(),
    ...priced(),
    ...soldHsn(),
    ...bonus(),
    ...entries(),
    returnedOn: date().label('Taken back on').meta({ given: {} }),
  })
    .label('Goods')
    .max(200, atMost);

/** The same of an order, which says how each is to be made. */
export const orderLines = () =>
  lines({
    ...article(),
    details: text().label('Size and design').max(200),
    ...priced(),
    ...soldHsn(),
    ...entries(),
    workOrderId: ref('workOrders').label('Work order').meta({ given: {} }),
  })
    .label('Goods')
    .max(200, atMost);

/** What is taken back: all that its price is made of, and the tag in place of the piece. */
export const returnedLines = () =>
  lines({ tag: text().label('Tag').max(16), description: description(), ...priced(), ...bonus() }).label('Goods');

/** How money changes hands. */
export const paidBy = <const W extends typeof billWays | typeof moneyWays = typeof moneyWays>(ways?: W) => ({
  way: choice((ways ?? moneyWays) as W)
    .label('Paid by')
    .required()
    .default('cash'),
  bankId: ref('ledgerAccounts', { among: { kind: 'bank' }, unknown: 'Choose an account of a bank' }).label('Bank'),
  reference: text().label('Cheque or transaction number').max(64),
});

const saleLine = () => ({ ...article(), ...priced(), ...soldHsn(), ...entries() });

const article = () => ({
  pieceId: ref('pieces').label('Tag').meta({ fills: 'offer' }),
  productId: ref('products')
    .label('Product')
    .meta({ fills: 'offer', ...folded }),
  description: description(),
  ...seller(),
});

/** Several people may sell what one document has. */
const seller = () => ({ sellerId: ref('users').label('Sold by').meta(folded) });

const description = () => text().label('Description').max(128);

const priced = () => ({ ...goods(), ...charges(), ...amounts() });

/** The HSN code of a line. Metal that is typed without a tag or a product begins as jewellery; a piece and a product bring their own code. */
const soldHsn = () => ({
  hsn: hsnCode()
    .label('HSN')
    .default(jewelleryHsn)
    .when(['metal', 'pieceId', 'productId'], {
      is: (...typed: [unknown, unknown, unknown]) => beginsAsJewellery(...typed),
      otherwise: hsn => hsn.default(null),
    })
    .meta(folded),
});

/** True for a line of metal without a tag or a product. A line begins as metal. */
export const beginsAsJewellery = (metal: unknown, pieceId: unknown, productId: unknown): boolean =>
  (metal === undefined || isFineMetal(metal)) && !pieceId && !productId;

/** Where its rates come from. */
const entries = () => ({
  rateId: ref('commodityRates').label('Rate entry').meta(kept),
  gstRateId: ref('gstRates').label('GST rate').meta(kept),
});

/** Rupees that a scheme takes off it, before tax: its share of the bonus. */
const bonus = () => ({ schemeBonus: rupees('Bonus of the scheme').meta(kept) });

/** Of a payment by a passbook: what is taken out of that, and what it is worth. */
export const redeemedBy = () => ({
  chitMemberId: ref('chitMembers').label('Passbook').meta(folded),
  chitPaid: rupees('Paid into it').meta(kept),
  chitMetal: choice(metals).label('Its metal').meta(kept),
  chitWeight: weight().label('Its fine weight').min(0, notNegative).meta(kept),
  chitWorth: rupees('What it is worth').meta(kept),
  chitBonus: rupees('Bonus borne by the shop').meta(kept),
});

/** What it is made of, and what it weighs. */
const goods = () => ({
  hsn: hsnCode().label('HSN').meta(folded),
  huid: huid().meta(folded),
  metal: choice(metals).label('Metal').required().default('gold').meta(folded),
  fineness: choice(finenesses)
    .label('Fineness')
    .test(...finenessOfMetal)
    .when('metal', { is: 'other', then: notAsked }),
  grossWeight: weight().label('Gross weight').min(0, notNegative),
  stoneWeight: weight()
    .label('Stone weight')
    .min(0, notNegative)
    .test(...notHeavierThanAll)
    .meta(folded),
  netWeight: weight()
    .label('Net weight')
    .meta({ ...reckoned, ...folded }),
});

/** What is charged for it. */
const charges = () => ({
  rate: rupees('Rate'),
  wastageBasis: choice(wastageBases).label('Wastage by').required().default('weight').meta(folded),
  wastagePercent: percent().label('Wastage (%)').min(0, notNegative).max(100, 'At most 100').meta(folded),
  makingBasis: choice(makingBases).label('Making charge by').required().default('perGram').meta(folded),
  makingRate: decimal(2).label('Making charge').min(0, notNegative),
  makingLeast: rupees('Least making charge').meta(folded),
  stoneCharge: rupees('Stones').meta(folded),
  stones: json(pricedStones)
    .label('Each kind of stone')
    .test('stones', 'A value in it is of the wrong kind', arePricedStones)
    .meta(kept),
  hallmarking: rupees('Hallmarking charge').meta(folded),
  quantity: decimal(3).label('Number').min(0, notNegative).default(1).meta(folded),
  price: rupees('Price of one').meta(folded),
  discount: rupees('Discount').meta(folded),
  gst: percent().label('GST (%)').min(0, notNegative).max(100, 'At most 100').default(3).meta(folded),
});

/** What it comes to. */
const amounts = () => ({
  makingGst: percent().label('GST on the making (%)').min(0, notNegative).max(100, 'At most 100').meta(folded),
  makingAmount: money()
    .label('Making')
    .meta({ ...reckoned, ...folded }),
  discountAmount: money()
    .label('Discount in all')
    .meta({ ...reckoned, ...folded }),
  taxable: money().label('Value').meta(reckoned),
});

/** What the lines come to, and what nobody types of it. */
export const saleFigures = () => ({
  taxable: money().label('Taxable value'),
  cgst: money().label('CGST'),
  sgst: money().label('SGST'),
  utgst: money().label('UTGST'),
  igst: money().label('IGST'),
  roundOff: money().label('Round-off'),
  total: money().label('Total'),
});
export const saleFigureNames = ['taxable', 'cgst', 'sgst', 'utgst', 'igst', 'roundOff', 'total'] as const;
