import { conflict, invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { isTermCount, mostTerms, termPriceOf, type TermPrice } from '../../schema/rules/customerSubscriptions.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import type { Scene } from '../hooks/hooks.ts';
import type { Statement } from '../ports.ts';
import { holdTerms } from './hold.ts';
import { termPricesOf } from './termPrices.ts';

type Line = {
  billId: string;
  number: string | null;
  day: string | null;
  contactId: string | null;
  /** Counted from 1. */
  line: number;
  productId: string;
  product: string;
  quantity: number | null;
  price: number | null;
  prices: TermPrice[];
};

type Billed = { id: string; lines: readonly { pieceId?: string | null; productId?: string | null }[] };

/** Bills that may sell a term: most sell pieces alone. */
const withProducts = (bills: readonly Billed[]) =>
  bills.filter(({ lines }) => lines.some(({ pieceId, productId }) => productId && !pieceId)).map(({ id }) => id);

/** The lines by which bills sell a term of a product. A piece with a tag is sold for good. */
const linesStatement = (bills: readonly string[], shop: string, then: (lines: Line[]) => Statement[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object('billId', b.id, 'number', b.number, 'day', b.day, 'contactId', b.contact_id, 'line', l.position + 1,
      'productId', p.id, 'product', p.name, 'quantity', l.quantity, 'price', l.price, 'prices', ${termPricesOf('p')}) order by b.id, l.position), '[]')
    from quick_bills b join quick_bills_lines l on l.shop_id = $1 and l.document_id = b.id and l.piece_id is null
      join products p on p.shop_id = $1 and p.id = l.product_id and p.subscription_only
    where b.shop_id = $1 and b.id = any($2::uuid[])`,
  values: [shop, bills],
  next: ({ rows }) => then(JSON.parse(rows[0]![0]!) as Line[]),
});

const ofProducts = (bills: readonly Billed[], shop: string, then: (lines: Line[]) => Statement[]): Statement[] => {
  const ids = withProducts(bills);
  return ids.length ? [linesStatement(ids, shop, then)] : [];
};

type Problem = { field: string; why: Sentence };

/** What a line lacks to bring its customer a term. */
const problemOf = ({ contactId, line, product, quantity, prices }: Line): Problem | null => {
  const at = (field: string) => `lines.${line - 1}.${field}`;
  if (contactId === null) return { field: 'contactId', why: say('subscriptionNoCustomer', { product }) };
  if (!prices.length) return { field: at('productId'), why: say('subscriptionNoPrice', { product }) };
  if (isTermCount(quantity)) return null;
  return { field: at('quantity'), why: say('subscriptionWholeTerms', { product, most: mostTerms }) };
};

const firstProblem = (lines: readonly Line[]) => lines.map(problemOf).find(problem => problem !== null);

/** Of drafts that are saved: told at the field. */
export const checkBilled = (bills: readonly string[], shop: string): Statement =>
  linesStatement(bills, shop, lines => {
    const problem = firstProblem(lines);
    if (problem) throw invalid({ [problem.field]: problem.why });
    return [];
  });

/** Of drafts that are issued: what they sell may have become a subscription since. */
export const mayBill = (bills: readonly Billed[], shop: string): Statement[] =>
  ofProducts(bills, shop, lines => {
    const problem = firstProblem(lines);
    if (problem) throw conflict(problem.why);
    return [];
  });

/** What issued bills sell by the term, their customers hold. */
export const holdBilled = (bills: readonly Billed[], scene: Scene): Statement[] =>
  ofProducts(bills, scene.shop, lines =>
    lines.map(({ billId, number, day, contactId, line, productId, product, quantity, price, prices }) =>
      holdTerms(
        {
          contactId: contactId!,
          productId,
          product,
          bought: { ...boughtAt(prices, price), bill: number, line },
          count: quantity!,
          day: day ?? shopDay(scene.at),
          billId,
        },
        scene,
      ),
    ),
  );

/** At the price of the line, for as long as the price of the product says. */
const boughtAt = (prices: readonly TermPrice[], price: number | null) => {
  const { name, duration, price: usual } = termPriceOf(prices, price)!;
  return { name, duration, price: price ?? usual };
};
