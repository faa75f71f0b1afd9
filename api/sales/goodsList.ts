import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { explainSale } from '../../schema/rules/explainSale.ts';
import { formatMoney, formatNumber, formatWeight } from '../../schema/rules/formats.ts';
import { measureRead } from '../../schema/rules/piecePriceOf.ts';
import { stonesOfLine, type PricedStones } from '../../schema/rules/pricedStones.ts';
import { saleAmounts, weightsOfLine, type Sale, type SaleLine } from '../../schema/rules/saleLines.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import type { PaperDetail, PaperList } from '../papers/paperData.ts';

export type GoodsLine = SaleLine & {
  description: string | null;
  /** The size and design of an ordered article. */
  details?: string | null;
  hsn: string | null;
  huid: string | null;
  stones: PricedStones | null;
};
export type SoldGoods = Omit<Sale, 'lines'> & { lines: readonly GoodsLine[] };

/** Lists the goods of a document. Below each stand the parts of its price, from the functions that price it. */
export const goodsList = (sale: SoldGoods, entity: AnyEntity, words: CommonWords): PaperList => {
  const parts = explainSale(sale).flatMap(({ name, parts: those }) => (name === 'line' ? [those ?? []] : []));
  const columns = columnsOf(sale, words).filter(({ cells }) => cells.some(cell => cell !== ''));
  return {
    title: null,
    columns: columns.map(({ head, end, wide = false }) => ({ label: head, end, wide })),
    rows: sale.lines.map((_, n) => columns.map(({ cells }) => cells[n]!)),
    details: sale.lines.map((line, n) => [
      ...aboutOf(line, entity, words),
      ...detailsOf(parts[n]!, line, entity, words),
    ]),
    sums: columns.map(({ sum }) => sum),
  };
};

type GoodsColumn = { head: string; cells: string[]; sum: string; end: boolean; wide?: boolean };

const columnsOf = (sale: SoldGoods, words: CommonWords): GoodsColumn[] => {
  const { heads, sums } = words.papers.goods;
  const goods = sale.lines;
  const values = saleAmounts(sale).lines.map(({ taxable }) => taxable / 100);
  const described = goods.map(({ description }) => description ?? '');
  return [
    { head: heads.line, cells: goods.map((_, n) => String(n + 1)), sum: '', end: false },
    { head: heads.description, cells: described, sum: sums, end: false, wide: true },
    { head: heads.hsn, cells: goods.map(({ hsn }) => hsn ?? ''), sum: '', end: false },
    figureColumn(
      heads.quantity,
      goods.map(({ quantity }) => quantity ?? 1),
      formatNumber,
    ),
    figureColumn(
      heads.gross,
      goods.map(({ grossWeight }) => grossWeight ?? 0),
      formatWeight,
    ),
    figureColumn(
      heads.net,
      goods.map(line => weightsOfLine(line).netWeight ?? 0),
      formatWeight,
    ),
    figureColumn(sale.billedGst === 'none' ? heads.value : heads.taxable, values, value => formatMoney(value, 'paise')),
  ];
};

const figureColumn = (head: string, values: readonly number[], read: (value: number) => string): GoodsColumn => ({
  head,
  cells: values.map(value => (value ? read(value) : '')),
  sum: read(values.reduce((sum, value) => sum + value, 0)),
  end: true,
});

/** Says which article a line sells: its fineness, its mark, its stones and its design. */
const aboutOf = (
  { metal, fineness, huid, stoneWeight, details }: GoodsLine,
  entity: AnyEntity,
  words: CommonWords,
): PaperDetail[] => {
  const finenesses = words.entities[entity.name]!.values['lines.fineness']!;
  const { goods } = words.papers;
  const said = [
    details,
    metal !== 'other' && fineness ? finenesses[fineness] : '',
    huid ? `${goods.huid} ${huid}` : '',
    stoneWeight ? fill(goods.stoneWeight, { weight: formatWeight(stoneWeight) }) : '',
  ].filter(Boolean);
  return said.length ? [{ label: said.join(' · '), measure: '', value: '' }] : [];
};

type Part = ReturnType<typeof explainSale>[number];

/** The parts of a price. Of goods at a price each only the number times the price, where that says more than the value. */
const detailsOf = (parts: readonly Part[], line: GoodsLine, entity: AnyEntity, words: CommonWords): PaperDetail[] => {
  const [first] = parts;
  if (parts.length === 1 && first!.name === 'goods' && (line.quantity ?? 1) === 1) return [];
  return parts.flatMap(part => {
    const stones = part.name === 'stones' ? stonesOfLine(line.stones, line.stoneCharge) : null;
    return (
      stones?.map(stone => ({
        label: words.entities['pieces']!.values['stones.kind']![stone.kind]!,
        measure: measured(
          { quantity: { value: stone.quantity!.value / 1_000, unit: stone.quantity!.unit }, rate: stone.rate! / 100 },
          words,
        ),
        value: formatMoney(stone.amount / 100, 'paise'),
      })) ?? [
        {
          label: labelOf(part, entity, words),
          // One sum for all stones, or for one article, says nothing more.
          measure: part.quantity?.unit === 'pieces' ? '' : measured(part, words),
          value: formatMoney(part.amount, 'paise'),
        },
      ]
    );
  });
};

const labelOf = ({ name, rule }: Part, entity: AnyEntity, words: CommonWords): string => {
  const { goods, priceLines } = words.papers;
  if (rule === 'schemeBonus') return words.entities[entity.name]!.inputs['lines']!['schemeBonus']!;
  return name === 'goods' ? goods.price : priceLines[name as keyof typeof priceLines];
};

const measured = ({ quantity, of, rate }: Pick<Part, 'quantity' | 'of' | 'rate'>, words: CommonWords): string =>
  [
    ...[quantity, of].flatMap(figure => (figure ? read(figure, words) : [])),
    ...(rate ? [formatMoney(rate, 'paise')] : []),
  ].join(' × ');

const read = ({ value, unit }: NonNullable<Part['quantity']>, words: CommonWords): string =>
  unit === 'number'
    ? formatNumber(value)
    : measureRead({ value, unit }, figure => fill(words.papers.carats, { figure }));
