import type { Explained } from '../kit/explained.ts';
import { gstOf, type GstKind } from './gstSplit.ts';
import type { PriceLine, PriceRule } from './piecePrice.ts';
import { paise } from './piecePriceOf.ts';
import {
  chargesOf,
  percentOf,
  saleAmounts,
  taxedParts,
  type Sale,
  type SaleAmounts,
  type SaleLine,
} from './saleLines.ts';
import type { TaxScheme } from './taxScheme.ts';

/** What the rows are called: parts of a price, lines, and what they come to. */
export type SaleRow =
  | PriceLine['name']
  | 'goods'
  | 'line'
  /** Why there is no tax. */
  | 'noGst';
export type SaleRule =
  | PriceRule
  | 'keptRate'
  | 'countPrice'
  | 'discountOfLine'
  | 'schemeBonus'
  | 'noMoreOff'
  | 'gstOfRate'
  | 'withoutGst'
  | 'composition';

type Line = SaleLine & { description?: string | null; rateId?: string | null; gstRateId?: string | null };
type Sold = Omit<Sale, 'lines'> & { lines: readonly Line[] | null; taxScheme?: TaxScheme | null };
type Row = Explained<SaleRow, SaleRule>;

/** How the total of an estimate, an order or a bill comes about, in rupees: by the functions that reckon it. */
export const explainSale = (sale: Sold): Row[] => explained(sale, saleAmounts(sale).roundOff);

/** The same of what is taken back, whose round-off is what is left of its bill's. */
export const explainCredit = (note: Sold & { roundOff: number | null }): Row[] => explained(note, paise(note.roundOff));

const explained = (sale: Sold, roundOff: number): Row[] => {
  const { lines, taxable, gst } = saleAmounts(sale);
  const exact = taxable + gst.cgst + gst.sgst + gst.utgst + gst.igst;
  return [
    ...(sale.lines ?? []).map((line, n) => rowOfLine(line, lines[n]!, sale)),
    row('taxable', taxable, 'sum'),
    ...(sale.billedGst && sale.billedGst !== 'none' ? taxes(sale, lines, sale.billedGst) : [withoutTax(sale)]),
    ...(roundOff ? [row('roundOff', roundOff, 'wholeRupees')] : []),
    row('total', exact + roundOff, 'sum'),
  ];
};

/** `amount` in paise. */
const row = (name: SaleRow, amount: number, rule: SaleRule | null, more: Partial<Row> = {}): Row => ({
  name,
  amount: amount / 100,
  rule,
  ...more,
});

const rowOfLine = (line: Line, { taxable, goods, making, discount }: SaleAmounts, sale: Sold): Row => {
  const charged =
    line.metal && line.metal !== 'other'
      ? chargesOf(line).map(each => rowOfCharge(each, line))
      : [
          row('goods', goods, 'countPrice', {
            quantity: { value: line.quantity ?? 0, unit: 'number' },
            rate: line.price ?? 0,
          }),
        ];
  const off = discounts(line, { goods, making, discount }, sale);
  return row('line', taxable, null, { about: line.description ?? null, parts: [...charged, ...off] });
};

/** What a gram costs is the rate that the line keeps, whatever was announced. */
const rowOfCharge = ({ name, amount, quantity, of, rate, rule }: PriceLine, { rateId }: Line): Row => {
  const isRate = name === 'metal';
  return row(name, amount, isRate ? 'keptRate' : rule, {
    quantity: quantity && { value: quantity.value / 1_000, unit: quantity.unit },
    of: of && { value: of.value / (of.unit === 'rupees' ? 100 : 1_000), unit: of.unit },
    rate: rate === null ? null : rate / 100,
    source: isRate && rateId ? { entity: 'commodityRates', id: rateId } : null,
  });
};

/** What comes off a line for the whole document, for itself, and for a scheme; never more than there is. */
const discounts = (
  line: Line,
  { goods, making, discount }: Pick<SaleAmounts, 'goods' | 'making' | 'discount'>,
  { discountOn, discountPercent }: Sold,
): Row[] => {
  const of = discountOn === 'making' ? making : goods + making;
  const share = discountPercent ? percentOf(of, discountPercent) : 0;
  const [own, bonus] = [paise(line.discount), paise(line.schemeBonus)];
  if (share + own + bonus > discount) return [row('discount', -discount, 'noMoreOff')];
  const rows = [
    row('discount', -share, discountOn === 'making' ? 'discountOnMaking' : 'discountOnWhole', {
      quantity: { value: discountPercent ?? 0, unit: 'percent' },
      of: { value: of / 100, unit: 'rupees' },
    }),
    row('discount', -own, 'discountOfLine'),
    row('discount', -bonus, 'schemeBonus'),
  ];
  return rows.filter(({ amount }) => amount < 0);
};

/** On the sum of what bears one rate, each tax rounded once. */
const taxes = ({ lines }: Sold, amounts: readonly SaleAmounts[], kind: GstKind): Row[] => {
  const parts = (lines ?? []).flatMap((line, n) =>
    taxedParts(line, amounts[n]!).map(part => ({ ...part, rate: part.rate ?? 0, gstRateId: line.gstRateId ?? null })),
  );
  return [...Map.groupBy(parts, ({ rate }) => rate)].flatMap(([rate, those]) => {
    const taxable = those.reduce((sum, part) => sum + part.taxable, 0);
    const split = gstOf(taxable, rate, kind);
    const source = sourceOf(those);
    return (['cgst', 'sgst', 'utgst', 'igst'] as const).flatMap(name =>
      split[name]
        ? row(name, split[name], 'gstOfRate', {
            quantity: { value: kind === 'igst' ? rate : rate / 2, unit: 'percent' },
            of: { value: taxable / 100, unit: 'rupees' },
            source,
          })
        : [],
    );
  });
};

/** The row of the GST rates that said so, where one did for all of them. */
const sourceOf = (parts: readonly { gstRateId: string | null; isService: boolean }[]): Row['source'] => {
  const ids = new Set(parts.map(({ gstRateId, isService }) => (isService ? null : gstRateId)));
  const [id] = ids;
  return ids.size === 1 && id ? { entity: 'gstRates', id } : null;
};

const withoutTax = ({ taxScheme }: Sold): Row =>
  row('noGst', 0, taxScheme === 'composition' ? 'composition' : 'withoutGst');
