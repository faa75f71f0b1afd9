import { pieces, type Piece } from '../../schema/entities/pieces.ts';
import { pieceTransfers, type PieceTransfer } from '../../schema/entities/pieceTransfers.ts';
import type { Row } from '../db/write.ts';
import { recordStatement } from '../db/write.ts';
import { recordsStatement } from '../db/transition.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Database, Statement } from '../ports.ts';

type SentPiece = Piece & { id: string; tag: string };
type Product = {
  id: string;
  name: string;
  productCode: string | null;
  hsncode: string | null;
  taxPercentage: number | null;
  unit: string | null;
  mrp: number | null;
  purchasePrice: number | null;
  sellingPrice: number | null;
};
type From = { name: string; gstin: string | null; stateCode: string | null };

/** A transfer with all that the other shop makes its pieces from. */
export type Sent = {
  shop: string;
  transfer: PieceTransfer & { id: string; toShopId: string };
  pieces: SentPiece[];
  products: Product[];
  from: From;
};

/** Read in the shop that sends, as it left; null where nothing is on its way. */
export const readSent = async (database: Database, shop: string, id: string): Promise<Sent | null> => {
  const [, found] = await database.batch([enterJob(shop, null), recordStatement(pieceTransfers, shop, id)]);
  const transfer = read<Sent['transfer']>(found!.rows);
  if (!transfer || !['sent', 'recalled'].includes(transfer.state ?? '')) return null;
  const lines = transfer.lines ?? [];
  const [, held, products, from] = await database.batch([
    enterJob(shop, null),
    recordsStatement(
      pieces,
      shop,
      lines.map(({ pieceId }) => pieceId),
    ),
    productsStatement(
      shop,
      lines.flatMap(({ productId }) => productId ?? []),
    ),
    fromStatement(shop),
  ]);
  return {
    shop,
    transfer,
    pieces: read(held!.rows)!,
    products: read(products!.rows)!,
    from: read(from!.rows)!,
  };
};

const read = <T>(rows: readonly (readonly (string | null)[])[]): T | null => {
  const text = rows[0]?.[0];
  return text ? (JSON.parse(text) as T) : null;
};

const productsStatement = (shop: string, products: readonly string[]): Statement => ({
  text: `select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'productCode', p.product_code, 'hsncode', p.hsncode,
      'taxPercentage', p.tax_percentage, 'unit', u.symbol, 'mrp', p.mrp, 'purchasePrice', p.purchase_price, 'sellingPrice', p.selling_price)
      order by p.id), '[]')
    from products p left join units u on u.shop_id = $1 and u.id = p.unit_id where p.shop_id = $1 and p.id = any($2::uuid[])`,
  values: [shop, products],
});

const fromStatement = (shop: string): Statement => ({
  text: `select json_build_object('name', s.name, 'gstin', s.gstin, 'stateCode', s.state_code) from shops s where s.shop_id = $1 and s.id = $1`,
  values: [shop],
});

/** What the other shop is told of it. It has the id of the transfer, so that it is there once. */
export const arrivalOf = ({ shop, transfer, pieces: sent, products, from }: Sent): Row => {
  const lines = (transfer.lines ?? []).map(line => {
    const piece = sent.find(({ id }) => id === line.pieceId)!;
    return { line, piece, product: products.find(({ id }) => id === line.productId) };
  });
  return {
    id: transfer.id,
    number: transfer.number,
    fromShopId: shop,
    fromName: from.name,
    fromGstin: from.gstin,
    fromStateCode: from.stateCode,
    billedGst: transfer.billedGst,
    carriedBy: transfer.carriedBy,
    sentOn: transfer.sentOn,
    note: transfer.note,
    lines: lines.map(({ line, piece, product }) => ({
      tag: piece.tag,
      ...pick(piece, madeFrom),
      ...pick(line, ofLine),
      productName: product?.name ?? null,
      productCode: product?.productCode ?? null,
    })),
    stones: lines.flatMap(({ piece }) =>
      (piece.stones ?? []).map(stone => ({ ...pick(stone, stoneMadeFrom), tag: piece.tag })),
    ),
    products: products.map(({ id: _, ...product }) => product),
  };
};

/** What a piece is made from in the other shop, and each of its stones. */
export const madeFrom = [
  'metal',
  'fineness',
  'grossWeight',
  'stoneWeight',
  'makingBasis',
  'makingRate',
  'makingLeast',
  'wastageBasis',
  'wastagePercent',
  'hallmarking',
  'huid',
] as const;
export const stoneMadeFrom = ['kind', 'count', 'carats', 'rate', 'basis'] as const;
const ofLine = ['hsn', 'netWeight', 'value', 'gst'] as const;

export const pick = (record: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, (record as Record<string, unknown>)[name] ?? null]));
