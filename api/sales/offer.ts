import { pieces, type Piece } from '../../schema/entities/pieces.ts';
import { users } from '../../schema/entities/users.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { maybe, number, object, oneOf, string, uuid, type Of } from '../../schema/kit/shape.ts';
import { pricedMetal, metals } from '../../schema/rules/metals.ts';
import { pricedStones } from '../../schema/rules/pricedStones.ts';
import { makingBases, saleable, wastageBases } from '../../schema/rules/pieces.ts';
import type { TermPrice } from '../../schema/rules/customerSubscriptions.ts';
import { metalRate, priceOf, type PricedPiece, type TermsOfPrice } from '../../schema/rules/piecePriceOf.ts';
import { say } from '../../schema/words/said.ts';
import { termPricesOf } from '../customerSubscriptions/termPrices.ts';
import { tableName } from '../db/columns.ts';
import { currentUser } from '../db/settings.ts';
import { isUuid } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import { readTerms, termsStatement } from '../pieces/priceTerms.ts';
import type { Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { notForOthers } from './reserved.ts';

const figure = maybe(number);
const among = (options: readonly { id: string }[]) => oneOf(options.map(({ id }) => id));

/** What fills a line: in rupees, grams and percent. */
export const offeredLine = object({
  pieceId: maybe(uuid),
  productId: maybe(uuid),
  description: maybe(string),
  hsn: maybe(string),
  huid: maybe(string),
  metal: among(metals),
  fineness: figure,
  grossWeight: figure,
  stoneWeight: figure,
  rate: figure,
  wastageBasis: among(wastageBases),
  wastagePercent: figure,
  makingBasis: among(makingBases),
  makingRate: figure,
  makingLeast: figure,
  stoneCharge: figure,
  stones: maybe(pricedStones),
  hallmarking: figure,
  quantity: number,
  price: figure,
  gst: figure,
  makingGst: figure,
  rateId: maybe(uuid),
  gstRateId: maybe(uuid),
  sellerId: maybe(uuid),
});
type Offered = Of<typeof offeredLine>;

type Asked = {
  pieceId?: string | undefined;
  productId?: string | undefined;
  tag?: string | undefined;
  salesOrderId?: string | undefined;
};
type Named = { id: string; name: string; hsncode: string | null; sellingPrice: number; terms?: TermPrice[] };

/** A line as it would be sold now; null where nothing is known by that id or tag. A piece that is not for sale is refused by its tag, one that another order keeps by that order. */
export const offer = async (context: RequestContext, asked: Asked): Promise<Offered | null> => {
  for (const name of ['pieceId', 'productId', 'salesOrderId'] as const)
    if (asked[name] !== undefined && !isUuid(asked[name])) throw invalid({ [name]: say('oneOfList') });
  const piece = await pieceAsked(context, asked);
  const isOfPiece = Boolean(asked.pieceId ?? asked.tag);
  const productId = isOfPiece ? (piece?.productId ?? null) : (asked.productId ?? null);
  const { shop, at } = context;
  // Read in any case: that is where the permission is asked for.
  const [found, terms, whoever] = await context.read([
    productStatement(shop, productId),
    termsStatement(shop, '$2::uuid', productId, at),
    sellerStatement(shop),
  ]);
  const sellerId = whoever!.rows[0]?.[0] ?? null;
  const product = read<Named>(found!.rows);
  if (piece) return { ...lineOfPiece(piece, product, readTerms(terms!, at)), sellerId };
  return product ? { ...ofProduct(product, readTerms(terms!, at)), sellerId } : null;
};

const pieceAsked = async (context: RequestContext, { pieceId, tag, salesOrderId }: Asked): Promise<Piece | null> => {
  const { shop } = context;
  const id = tag ? (await context.read([tagStatement(shop, tag)]))[0]!.rows[0]?.[0] : pieceId;
  if (!id) return null;
  const piece = read<Piece>((await context.read([recordStatement(pieces, shop, id)]))[0]!.rows);
  if (piece && !saleable.some(state => state === piece.state))
    throw conflict(say('pieceNotForSale', { tag: piece.tag ?? '' }));
  if (piece?.state === 'reserved') await context.read([notForOthers([id], salesOrderId ? [salesOrderId] : [], shop)]);
  return piece ?? null;
};

const tagStatement = (shop: string, tag: string): Statement => ({
  text: 'select p.id from pieces p where p.shop_id = $1 and p.deleted_at is null and upper(p.tag) = upper($2)',
  values: [shop, tag.trim()],
});

/** Whoever asks sells it, where they work in the shop: support does not. */
const sellerStatement = (shop: string): Statement => ({
  text: `select p.id from ${tableName(users)} p where p.shop_id = $1 and p.id = ${currentUser} and p.deleted_at is null`,
  values: [shop],
});

const productStatement = (shop: string, id: string | null): Statement => ({
  text: `select json_build_object('id', p.id, 'name', p.name, 'hsncode', p.hsncode, 'sellingPrice', p.selling_price,
      'terms', ${termPricesOf('p')})
    from products p where p.shop_id = $1 and p.id = $2::uuid`,
  values: [shop, id],
});

const read = <T>(rows: readonly (readonly (string | null)[])[]): T | undefined => {
  const text = rows[0]?.[0];
  return text ? (JSON.parse(text) as T) : undefined;
};

const nothing = {
  pieceId: null,
  huid: null,
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
  stones: null,
  hallmarking: null,
  quantity: 1,
  price: null,
  makingGst: null,
  rateId: null,
  sellerId: null,
} as const;

/** What is sold by the term costs what its newest price says. */
const ofProduct = ({ id, name, hsncode, sellingPrice, terms = [] }: Named, { gst }: TermsOfPrice): Offered => ({
  ...nothing,
  productId: id,
  description: name,
  hsn: hsncode,
  price: terms[0]?.price ?? sellingPrice,
  gst: gst?.goods ?? null,
  gstRateId: gst?.id ?? null,
});

/** The rate is that of its fineness, before GST; stones are one sum. */
export const lineOfPiece = (piece: Piece, product: Named | undefined, terms: TermsOfPrice): Offered => {
  const price = priceOf(piece as PricedPiece, terms);
  const { rate: held } = price;
  const of = (name: string) => price.lines?.filter(line => line.name === name) ?? [];
  const stones = of('stones').reduce((paise, { amount }) => paise + Math.round(amount * 100), 0);
  return {
    ...nothing,
    pieceId: piece.id,
    productId: piece.productId,
    description: product?.name ?? null,
    hsn: product?.hsncode ?? null,
    huid: piece.huid ?? null,
    metal: piece.metal,
    fineness: piece.fineness ?? null,
    grossWeight: piece.grossWeight,
    stoneWeight: piece.stoneWeight ?? null,
    rate: held && piece.fineness != null ? metalRate(piece.fineness, held, terms.gst) : null,
    wastageBasis: piece.wastageBasis,
    wastagePercent: piece.wastagePercent ?? null,
    makingBasis: piece.makingBasis,
    makingRate: piece.makingRate ?? null,
    makingLeast: piece.makingLeast ?? null,
    stoneCharge: stones ? stones / 100 : null,
    stones: stones
      ? piece.stones.map(({ kind, count, carats, rate, basis }) => ({
          kind,
          count: count ?? null,
          carats: carats ?? null,
          rate: rate ?? null,
          basis,
        }))
      : null,
    hallmarking: piece.hallmarking ?? null,
    price: pricedMetal(piece.metal) ? null : (product?.sellingPrice ?? null),
    gst: terms.gst?.goods ?? null,
    makingGst: terms.gst?.making?.rate ?? null,
    rateId: held?.id ?? null,
    gstRateId: terms.gst?.id ?? null,
  };
};
