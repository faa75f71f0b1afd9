import { billTotals } from '../../../schema/rules/quickBills.ts';
import type { Draw } from '../draw.ts';
import { home, type Article, type Customer, type Ground } from './yearShop.ts';

export type Piece = { id: string; productId: string; fineness: number; grossWeight: number };
export type Rates = { gold: number; silver: number };

/** A bill that is still to be written, all of it drawn. */
export type BillPlan = {
  body: { contactId: string | null; lines: object[]; payments: { way: string; amount: number }[] } & Record<
    string,
    unknown
  >;
  /** Of it pieces are sold. */
  pieces: Piece[];
  /** Old metal that the customer brings first, and pays with. */
  oldMetal: object | null;
};

/** All that a line may say, since what it comes to is reckoned here as well. */
const plain = {
  metal: 'other',
  fineness: null,
  grossWeight: null,
  stoneWeight: null,
  rate: null,
  wastageBasis: 'weight',
  wastagePercent: null,
  makingBasis: 'perGram',
  makingRate: null,
  makingLeast: null,
  stoneCharge: null,
  hallmarking: null,
  quantity: 1,
  price: null,
  discount: null,
  gst: 3,
};

/** Tagged pieces with their making charges. */
const pieceLine = ({ id, productId, fineness, grossWeight }: Piece, { gold }: Rates, draw: Draw) => ({
  ...plain,
  pieceId: id,
  productId,
  description: 'Ornament',
  hsn: '7113',
  metal: 'gold',
  fineness,
  grossWeight,
  rate: Math.round((gold * fineness) / 10) / 100,
  makingRate: 300 + draw.below(60) * 10,
  hallmarking: 45,
});

/** Goods without a tag: silver by weight, coins, boxes, and bangles of glass, which bear no GST. */
const looseLine = (articles: readonly Article[], { gold, silver }: Rates, draw: Draw) => {
  const articleOf = (metal: Article['metal']) => {
    const { productId, name } = draw.of(articles.filter(each => each.metal === metal));
    return { ...plain, productId, description: name };
  };
  const grams = (most: number) => (100 + draw.below(most * 100)) / 100;
  switch (draw.below(4)) {
    case 0:
      return {
        ...articleOf('silver'),
        hsn: '7113',
        metal: 'silver',
        fineness: 925,
        grossWeight: grams(40),
        rate: silver,
        makingRate: 12,
      };
    case 1:
      return { ...articleOf('gold'), hsn: '7108', metal: 'gold', fineness: 999, grossWeight: grams(2), rate: gold };
    case 2:
      return {
        ...articleOf('other'),
        hsn: '4202',
        quantity: 1 + draw.below(3),
        price: 49.37 + draw.below(900),
        gst: 18,
      };
    default:
      return { ...articleOf('other'), hsn: '7018', quantity: 2, price: 60 + draw.below(90), gst: 0 };
  }
};

type Planned = { ground: Ground; stock: Piece[]; rates: Rates; day: string; draw: Draw };

export const planBill = ({ ground, stock, rates, day, draw }: Planned): BillPlan => {
  const { customers, tills, articles } = ground;
  const at = draw.below(customers.length);
  const isKnown = !draw.percent(15);
  const customer = isKnown ? customers[at]! : null;
  const pieces = takeFrom(stock, isKnown ? numberOfPieces(draw) : 0, draw);
  const loose = Array.from({ length: 1 + (draw.percent(60) ? 1 + Number(draw.percent(33)) : 0) }, () =>
    looseLine(articles, rates, draw),
  );
  const sale = {
    lines: [...pieces.map(piece => pieceLine(piece, rates, draw)), ...loose],
    discountOn: draw.of(['making', 'whole']),
    discountPercent: draw.percent(30) ? draw.of([2, 5, 7.5]) : null,
    ...supplyTo(customer),
  };
  const { total } = billTotals({ ...sale, payments: [] } as never);
  // People at even places buy on credit, those at odd ones bring old metal.
  const owes = isKnown && at % 2 === 0 && draw.percent(25);
  const brings = isKnown && at % 2 === 1 && draw.percent(10);
  return {
    body: {
      ...sale,
      contactId: customer?.id ?? null,
      tillId: draw.of(tills),
      day,
      payments: brings ? [] : paidBy(total, owes ? 0.5 : 1, draw),
    },
    pieces,
    oldMetal: brings ? oldMetalOf(customer!, rates, day, draw) : null,
  };
};

export const supplyTo = (customer: Customer | null) => ({
  placeOfSupply: customer?.place ?? home,
  billedGst: customer && customer.place !== home ? 'igst' : 'cgstSgst',
});

const numberOfPieces = (draw: Draw) => (draw.percent(60) ? 1 : draw.percent(75) ? 2 : 0);

/** Whichever, without an order. */
export const takeFrom = (stock: Piece[], count: number, draw: Draw): Piece[] =>
  Array.from({ length: Math.min(count, stock.length) }, () => {
    const at = draw.below(stock.length);
    const piece = stock[at]!;
    stock[at] = stock.at(-1)!;
    stock.pop();
    return piece;
  });

/** Little of it in cash: the law bars two lakh from one person in a day. */
const paidBy = (total: number, share: number, draw: Draw) => {
  const paid = Math.round(total * share * 100) / 100;
  const cash = Math.min(paid, draw.of([0, 2_000, 30_000]));
  const rest = Math.round((paid - cash) * 100) / 100;
  return [
    { way: 'cash', amount: cash },
    { way: draw.of(['upi', 'card', 'cheque']), amount: rest },
  ].filter(({ amount }) => amount > 0);
};

const oldMetalOf = ({ id }: Customer, { gold }: Rates, day: string, draw: Draw) => ({
  contactId: id,
  day,
  lines: [
    {
      description: 'Old chain',
      metal: 'gold',
      grossWeight: (200 + draw.below(900)) / 100,
      fineness: 700 + draw.below(216),
      loss: 1,
      rate: Math.round(gold * 0.96),
    },
  ],
});
