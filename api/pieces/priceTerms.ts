import { commodityRates } from '../../schema/entities/commodityRates.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { gstRateOn, type GstRate } from '../../schema/rules/gstRates.ts';
import type { TermPrice } from '../../schema/rules/customerSubscriptions.ts';
import { makingSac } from '../../schema/rules/makingGst.ts';
import { pricedMetals, type PricedMetal } from '../../schema/rules/metals.ts';
import type { TermsOfPrice } from '../../schema/rules/piecePriceOf.ts';
import type { TaxScheme } from '../../schema/rules/taxScheme.ts';
import { termPricesOf } from '../customerSubscriptions/termPrices.ts';
import { mayHold, newestFirst } from '../db/dated.ts';
import { snake } from '../db/table.ts';
import { announcedBy, fieldOf } from '../rates/rateStatements.ts';
import type { Result, Statement } from '../ports.ts';

export const productOfPiece = '(select p.product_id from pieces p where p.shop_id = $1 and p.id = $2::uuid)';

/** One row of JSON: the rates that hold, where the shop is, and what is known of the GST on a product. `product` is SQL; `$2` is what it asks for. */
export const termsStatement = (shop: string, product: string, asked: string | null, at: Date): Statement => ({
  text: `select json_build_object(${termsOfShop()},
    'product', (select ${termsOfProduct()} from products d where d.shop_id = $1 and d.id = ${product}))`,
  values: [shop, asked, at.toISOString()],
});

/** The same of several products at once, by their ids, and of those of some pieces: with the selling price of each. */
export const termsOfAll = (
  shop: string,
  { products, pieces }: { products: readonly string[]; pieces: readonly string[] },
  at: Date,
): Statement => ({
  text: `select json_build_object(${termsOfShop()},
    'products', (select coalesce(json_object_agg(d.id, json_build_object('sellingPrice', d.selling_price, 'termPrices', ${termPricesOf('d')},
        'terms', ${termsOfProduct()})), '{}')
      from products d where d.shop_id = $1 and (d.id = any($2::uuid[])
        or d.id = any(array(select p.product_id from pieces p where p.shop_id = $1 and p.id = any($4::uuid[]))))))`,
  values: [shop, products, at.toISOString(), pieces],
});

const termsOfShop = () => `${pricedMetals.map(metal => `'${metal}', ${rateOf(metal)}`).join(', ')},
    'scheme', (select s.tax_scheme from shops s where s.shop_id = $1 and s.id = $1),
    'state', (select s.state_code from shops s where s.shop_id = $1 and s.id = $1),
    'service', (select ${ratesOf(`'${makingSac}'`)} from shops s where s.shop_id = $1 and s.id = $1 and s.making_gst = 'service')`;

const termsOfProduct = () =>
  `json_build_object('hsncode', d.hsncode, 'tax', d.tax_percentage, 'rows', ${ratesOf('d.hsncode')})`;

/** The rows of the GST rates that fit a code. */
export const ratesOf = (
  code: string,
) => `(select coalesce(json_agg(json_build_object('id', g.id, 'hsn', g.hsn, 'rate', g.rate, 'since', g.since)), '[]') from gst_rates g
          where g.shop_id = $1 and g.deleted_at is null and starts_with(${code}, g.hsn))`;

const rateOf = (metal: PricedMetal) =>
  `(select json_build_object('id', n.id, 'perGram', n.${snake(fieldOf(metal))}, 'announced', ${announcedBy('n', metal, 'perGram')},
      'withGst', n.with_gst, 'at', n.at) from commodity_rates n
    where ${mayHold(commodityRates, 'n', fieldOf(metal))} and n.at <= $3::timestamptz order by ${newestFirst(commodityRates, 'n')} limit 1)`;

type Row = GstRate & { id: string };
export type TaxedProduct = { hsncode: string | null; tax: number | null; rows: Row[] };
type Told = Omit<TermsOfPrice, 'gst' | 'noGst'> & {
  state: string | null;
  scheme: TaxScheme;
  /** What fits making as a service; null where the shop does not tax it so. */
  service: Row[] | null;
  product: TaxedProduct | null;
};

export const readTerms = ({ rows }: Result, at: Date): TermsOfPrice => {
  const { product, ...shop } = JSON.parse(rows[0]![0]!) as Told;
  return termsFor(product, shop, at);
};

export type TermsOfAll = Omit<Told, 'product'> & {
  products: Readonly<Record<string, { sellingPrice: number; termPrices: TermPrice[]; terms: TaxedProduct }>>;
};
export const readTermsOfAll = (json: string) => JSON.parse(json) as TermsOfAll;

/** Who buys is here. Without the rate of making as a service nobody knows what is due on the whole. */
export const termsFor = (
  product: TaxedProduct | null,
  { state, scheme, service, ...rates }: Omit<Told, 'product'>,
  at: Date,
): TermsOfPrice => {
  if (scheme === 'composition') return { ...rates, gst: null, noGst: 'composition' };
  const place = state ?? '';
  const goods = goodsOf(product, shopDay(at));
  const making = service && gstRateOn(service, makingSac, shopDay(at));
  if (!goods) return { ...rates, gst: null, noGst: 'product' };
  if (service && !making) return { ...rates, gst: null, noGst: 'making' };
  const gst = { ...goods, making: making && { rate: making.rate, id: making.id }, supplier: place, place };
  return { ...rates, gst, noGst: null };
};

/** The row of the GST rates that holds for the product's HSN code goes before the product's own percentage. */
export const goodsOf = (product: TaxedProduct | null, day: string) => {
  const row = product?.hsncode ? gstRateOn(product.rows, product.hsncode, day) : null;
  if (row) return { goods: row.rate, source: 'gstRate', id: row.id } as const;
  return product?.tax == null ? null : ({ goods: product.tax, source: 'product', id: null } as const);
};
