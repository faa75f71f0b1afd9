import { pieces, type Piece } from '../../schema/entities/pieces.ts';
import type { BuyingRates } from '../../schema/rules/buyingRates.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { can } from '../../schema/permissions.ts';
import {
  concessionsOfOldGold,
  concessionsOfSale,
  type Concession,
  type ShopPrice,
} from '../../schema/rules/concessions.ts';
import type { Sale } from '../../schema/rules/saleLines.ts';
import { currentUser, seesAll } from '../db/settings.ts';
import { recordsStatement } from '../db/transition.ts';
import { readTermsOfAll, termsOfAll } from '../pieces/priceTerms.ts';
import type { Result, Statement } from '../ports.ts';
import { todaysRates } from '../rates/rateStatements.ts';
import { sources } from './settled.ts';
import { lowered, shopPrices, type PricedLine, type ToldRate } from './shopPrices.ts';

type SaleToJudge = Omit<Sale, 'lines' | 'billedGst'> & {
  id: string;
  createdAt: string;
  lines: readonly PricedLine[] | null;
  quoteId?: string | null;
  salesOrderId?: string | null;
};
type OldGoldToJudge = Parameters<typeof concessionsOfOldGold>[0];
type Place = { shop: string; at: Date };
type Told = (concessions: Concession[]) => readonly Statement[];

/** What a document gives away, told to `then`. `limit`: percent of discount that counts as none, null for any. */
export type Judge = (document: unknown, limit: number | null, place: Place, then: Told) => Statement[];

/** What whoever asks may give away: percent of discount, null for any. `mayApprove`: all of it. */
export type Limits = { me: string; mayApprove: boolean; discountLimit: number | null };

export const limitsStatement = (then: (limits: Limits) => readonly Statement[]): Statement => ({
  text: `select ${currentUser}, ${seesAll(can.SaleApprove)}, my_discount_limit()`,
  values: [],
  next: ({ rows }) => {
    const [me, mayApprove, limit] = rows[0]!;
    return then({ me: me!, mayApprove: mayApprove === 't', discountLimit: limit == null ? null : Number(limit) });
  },
});

/**
 * Judges a sale by the shop's prices of now, or of when its draft was begun today, whichever are lower: what a customer was told an hour ago
 * stays his price. What an estimate or an order has promised holds.
 */
export const judgeSale: Judge = (document, limit, place, then) => {
  const sale = document as SaleToJudge;
  const { shop, at } = place;
  const lines = sale.lines ?? [];
  const begun = new Date(sale.createdAt);
  const moments = shopDay(begun) === shopDay(at) ? [at, begun] : [at];
  let known: readonly Piece[] = [];
  const promised: ToldRate[] = [];
  const prices: ShopPrice[][] = [];
  const asked = { products: idsOf(lines, 'productId'), pieces: idsOf(lines, 'pieceId') };
  return [
    keeping(recordsStatement(pieces, shop, asked.pieces), rows => (known = JSON.parse(rows) as Piece[])),
    ...sourceOf(sale, shop).map(statement => keeping(statement, rows => promised.push(...promisedIn(rows)))),
    ...moments.map((moment, n) => ({
      ...termsOfAll(shop, asked, moment),
      next: ({ rows }: Result) => {
        prices.push(shopPrices(lines, { pieces: known, terms: readTermsOfAll(rows[0]![0]!), at: moment }));
        if (n < moments.length - 1) return [];
        const [now, ...before] = prices;
        const told = [...before.flat().flatMap(({ line }) => line ?? []), ...promised];
        return then(concessionsOfSale(sale, lowered(now!, told), limit));
      },
    })),
  ];
};

/** By what the shop pays today for a gram of fine metal that is bought so. */
export const judgeOldGold: Judge = (document, _limit, { shop, at }, then) => [
  {
    ...todaysRates(shop, at),
    next: ({ rows }) => {
      const rates = JSON.parse(rows[0]![0]!) as BuyingRates;
      return then(concessionsOfOldGold(document as OldGoldToJudge, rates));
    },
  },
];

const idsOf = (lines: readonly PricedLine[], name: 'pieceId' | 'productId') => [
  ...new Set(lines.flatMap(line => line[name] ?? [])),
];

const keeping = (statement: Statement, keep: (json: string) => unknown): Statement => ({
  ...statement,
  next: ({ rows }) => {
    keep(rows[0]![0]!);
    return [];
  },
});

const sourceOf = (sale: SaleToJudge, shop: string): Statement[] =>
  (['quoteId', 'salesOrderId'] as const).flatMap(field => {
    const id = sale[field];
    return id ? [recordsStatement(sources[field], shop, [id])] : [];
  });

const promisedIn = (json: string): ToldRate[] => {
  const [source] = JSON.parse(json) as { rateLocked: boolean; lines: ToldRate[] }[];
  return source?.rateLocked ? source.lines : [];
};
