import { pieceTransfers } from '../../schema/entities/pieceTransfers.ts';
import { conflict, invalid } from '../../schema/errors.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { gstBetween } from '../../schema/rules/pieceTransfers.ts';
import { say } from '../../schema/words/said.ts';
import { totalsStatements } from '../db/totals.ts';
import { asAccount } from '../db/transactionContext.ts';
import type { Scene } from '../hooks/hooks.ts';
import { goodsOf, ratesOf, type TaxedProduct } from '../pieces/priceTerms.ts';
import type { Statement } from '../ports.ts';
import { shopsBetween, type OtherShop, type ShopsBetween } from './otherShops.ts';

type Transfer = { id: string; toShopId: string | null; billedGst: string | null };
type Line = { id: string; productId: string | null; hsn: string | null; gst: number | null };
type Kept = { transfers: Transfer[]; lines: Line[]; products: (TaxedProduct & { id: string })[] };
type Terms = {
  transfers: { id: string; to: OtherShop | undefined; billedGst: string }[];
  lines: { id: string; hsn: string | null; gst: number | null }[];
};

/** Transfers say to which shop they go, under which GST, and at which rate each line. */
export const termsStatements = (transfers: readonly string[], scene: Scene): Statement[] =>
  withTerms(transfers, scene, (terms, kept) => [
    ...write(known(terms, kept), scene.shop),
    ...totalsStatements(pieceTransfers, scene.shop, transfers),
  ]);

/** What goes into the books was read before: what has changed since then is looked at by a person. */
export const sameTerms = (transfers: readonly string[], scene: Scene): Statement[] =>
  withTerms(transfers, scene, (terms, kept) => {
    const isSame =
      terms.transfers.every(({ to, billedGst }, n) => to && billedGst === kept.transfers[n]!.billedGst) &&
      terms.lines.every(({ gst, hsn }, n) => gst === kept.lines[n]!.gst && hsn === kept.lines[n]!.hsn);
    if (!isSame) throw conflict(say('transferChanged'));
    return [];
  });

const withTerms = (
  transfers: readonly string[],
  { shop, at }: Scene,
  then: (terms: Terms, kept: Kept) => Statement[],
): Statement[] => {
  let between: ShopsBetween;
  const shops: Statement = {
    ...shopsBetween(shop),
    next: ({ rows }) => {
      between = JSON.parse(rows[0]![0]!) as ShopsBetween;
      return [];
    },
  };
  const documents: Statement = {
    text: documentsText,
    values: [shop, transfers],
    next: ({ rows }) => {
      const kept = JSON.parse(rows[0]![0]!) as Kept;
      return then(termsOf(kept, between, shopDay(at)), kept);
    },
  };
  return [...asAccount(shop, [shops]), documents];
};

const linesOf = 'from piece_transfers_lines l where l.shop_id = $1 and l.document_id = any($2::uuid[])';
const documentsText = `select json_build_object(
  'transfers', (select coalesce(json_agg(json_build_object('id', d.id, 'toShopId', d.to_shop_id, 'billedGst', d.billed_gst)), '[]')
    from piece_transfers d where d.shop_id = $1 and d.id = any($2::uuid[])),
  'lines', (select coalesce(json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'hsn', l.hsn, 'gst', l.gst)), '[]') ${linesOf}),
  'products', (select coalesce(json_agg(json_build_object('id', d.id, 'hsncode', d.hsncode, 'tax', d.tax_percentage, 'rows', ${ratesOf('d.hsncode')})), '[]')
    from products d where d.shop_id = $1 and d.id = any(array(select l.product_id ${linesOf}))))`;

const termsOf = ({ transfers, lines, products }: Kept, { own, others }: ShopsBetween, day: string): Terms => ({
  transfers: transfers.map(({ id, toShopId }) => {
    const to = others.find(other => other.id === toShopId);
    return { id, to, billedGst: to ? gstBetween(own, to) : 'none' };
  }),
  lines: lines.map(({ id, productId }) => {
    const product = products.find(each => each.id === productId) ?? null;
    return { id, hsn: product?.hsncode ?? null, gst: goodsOf(product, day)?.goods ?? null };
  }),
});

/** Only shops of the business, that are open, are sent to. */
const known = (terms: Terms, { transfers }: Kept): Terms => {
  if (transfers.some(({ toShopId }, n) => toShopId && !terms.transfers[n]!.to))
    throw invalid({ toShopId: say('oneOfList') });
  return terms;
};

const write = ({ transfers, lines }: Terms, shop: string): Statement[] => [
  {
    text: `update piece_transfers t set to_name = r.name, to_gstin = r.gstin, to_state_code = r.state, billed_gst = r.gst
      from json_to_recordset($3::json) as r(id uuid, name text, gstin text, state text, gst text)
      where t.shop_id = $1 and t.id = any($2::uuid[]) and t.id = r.id`,
    values: [
      shop,
      transfers.map(({ id }) => id),
      JSON.stringify(
        transfers.map(({ id, to, billedGst }) => ({
          id,
          name: to?.name ?? null,
          gstin: to?.gstin ?? null,
          state: to?.stateCode ?? null,
          gst: billedGst,
        })),
      ),
    ],
  },
  {
    text: `update piece_transfers_lines l set hsn = r.hsn, gst = r.gst
      from json_to_recordset($3::json) as r(id uuid, hsn text, gst numeric)
      where l.shop_id = $1 and l.id = any($2::uuid[]) and l.id = r.id`,
    values: [shop, lines.map(({ id }) => id), JSON.stringify(lines)],
  },
];
