import type { Piece } from '../../schema/entities/pieces.ts';
import type { ShopPrice } from '../../schema/rules/concessions.ts';
import { termPriceOf } from '../../schema/rules/customerSubscriptions.ts';
import { pricedMetal } from '../../schema/rules/metals.ts';
import { metalRate } from '../../schema/rules/piecePriceOf.ts';
import type { SaleLine } from '../../schema/rules/saleLines.ts';
import { termsFor, type TermsOfAll } from '../pieces/priceTerms.ts';
import { lineOfPiece } from './offer.ts';

export type PricedLine = SaleLine & { pieceId: string | null; productId: string | null };
/** What lines are priced by: their pieces, and the terms of a moment. */
export type Known = { pieces: readonly Piece[]; terms: TermsOfAll; at: Date };

/** Each line as the shop prices it at that moment: a piece by what is charged for it, a product by its price, metal by its rate. */
export const shopPrices = (lines: readonly PricedLine[], known: Known): ShopPrice[] =>
  lines.map(line => {
    const piece = known.pieces.find(({ id }) => id === line.pieceId);
    if (!piece) return { line: withoutPiece(line, known), cost: null };
    const product = known.terms.products[piece.productId ?? ''];
    const named = product && { id: piece.productId!, name: '', hsncode: null, sellingPrice: product.sellingPrice };
    const own = lineOfPiece(piece, named, termsOf(piece.productId ?? null, known));
    return { line: isKnown(own) ? own : null, cost: piece.cost ?? null };
  });

/** Of metal by weight the shop has a rate, and no more. */
const withoutPiece = (line: PricedLine, known: Known): SaleLine | null => {
  const { metal, fineness } = line;
  if (metal === 'other') {
    const product = known.terms.products[line.productId ?? ''];
    const price = termPriceOf(product?.termPrices ?? [], line.price)?.price ?? product?.sellingPrice;
    return price == null ? null : { ...line, price };
  }
  const priced = pricedMetal(metal);
  const terms = termsOf(line.productId, known);
  const held = priced && terms[priced];
  return held && fineness != null ? { ...line, rate: metalRate(fineness, held, terms.gst) } : null;
};

/** Without a rate of its metal, or a price, the shop asks nothing in particular. */
const isKnown = ({ metal, rate, price }: Pick<SaleLine, 'metal' | 'rate' | 'price'>) =>
  (metal === 'other' ? price : rate) != null;

const termsOf = (productId: string | null, { terms: { products, ...shop }, at }: Known) =>
  termsFor(products[productId ?? '']?.terms ?? null, shop, at);

/** With the lowest of the rates that were told for the same metal. */
export const lowered = (prices: readonly ShopPrice[], rates: readonly ToldRate[]): ShopPrice[] =>
  prices.map(({ line, cost }) => {
    if (line?.rate == null) return { line, cost };
    const same = rates.filter(({ metal, fineness }) => metal === line.metal && fineness === line.fineness);
    const rate = Math.min(line.rate, ...same.flatMap(promised => promised.rate ?? []));
    return { line: { ...line, rate }, cost };
  });

export type ToldRate = Pick<SaleLine, 'metal' | 'fineness' | 'rate'>;
