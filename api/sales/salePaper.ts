import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { formatMoney, formatPercent } from '../../schema/rules/formats.ts';
import { isServiceCode, taxByHsn, type HsnTax } from '../../schema/rules/taxByHsn.ts';
import type { TaxScheme } from '../../schema/rules/taxScheme.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { recordStatement } from '../db/write.ts';
import { stateRead } from '../papers/party.ts';
import type { PaperList, Reckoned, ToReckon } from '../papers/paperData.ts';
import { goodsList, type SoldGoods } from './goodsList.ts';

const gstNames = ['cgst', 'sgst', 'utgst', 'igst'] as const;
type GstName = (typeof gstNames)[number];

type Sale = SoldGoods & {
  taxScheme?: TaxScheme | null;
  placeOfSupply: string | null;
  taxable: number | null;
  roundOff: number | null;
  total: number | null;
} & Record<GstName, number | null>;

/** `isTax`: the document charges GST or takes it back, and shows what rules 46, 49 and 53 of the CGST Rules, 2017 ask for. */
type How = { isTax?: boolean; isBill?: boolean };

/** The paper of a document about sold goods: the goods, each with the parts of its price, their taxes by HSN, and the sums. */
export const salePapers =
  (entity: AnyEntity, how: How = {}) =>
  async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
    const statements = ids.map(id => recordStatement(entity, shop, id));
    const found = (await run(statements)).slice(-statements.length).map(({ rows }) => rows[0]?.[0]);
    return new Map(
      ids.flatMap((id, n): [string, Reckoned][] =>
        found[n] ? [[id, paperOf(JSON.parse(found[n]) as Sale, entity, words, how)]] : [],
      ),
    );
  };

const paperOf = (sale: Sale, entity: AnyEntity, words: CommonWords, { isTax, isBill }: How): Reckoned => {
  const taxes = taxByHsn(sale);
  const marked = sale.lines.some(({ huid, hallmarking }) => huid || hallmarking);
  return {
    number: null,
    isService: sale.lines.length > 0 && sale.lines.every(({ hsn }) => isServiceCode(hsn)),
    notice: sale.taxScheme === 'composition' ? words.papers.composition : null,
    facts: [
      ...(sale.placeOfSupply
        ? [
            {
              label: words.entities['quickBills']!.fields['placeOfSupply']!,
              value: stateRead(sale.placeOfSupply, words),
            },
          ]
        : []),
      ...(isTax && sale.billedGst !== 'none' ? [{ label: words.papers.reverseCharge, value: words.papers.no }] : []),
    ],
    lists: [
      ...(sale.lines.length ? [goodsList(sale, entity, words)] : []),
      ...(isTax && taxes.length ? [taxList(taxes, words)] : []),
    ],
    totals: totalsOf(sale, taxes, words),
    notes: isBill && marked ? [words.papers.purityCheck] : [],
  };
};

/** Half of a rate is CGST, the other half SGST or UTGST. */
const shareOf = (name: GstName, rate: number): number => (name === 'igst' ? rate : rate / 2);

const totalsOf = (sale: Sale, taxes: readonly HsnTax[], words: CommonWords): Reckoned['totals'] => {
  const { fields } = words.entities['quickBills']!;
  const rates = [...new Set(taxes.map(({ rate }) => rate))];
  const labelOf = (name: GstName) =>
    rates.length === 1 ? `${fields[name]!} ${formatPercent(shareOf(name, rates[0]!))}` : fields[name]!;
  const rows = [
    [sale.billedGst === 'none' ? words.papers.goods.heads.value : fields['taxable']!, sale.taxable],
    ...gstNames.map(name => [labelOf(name), sale[name]] as const),
    [fields['roundOff']!, sale.roundOff],
    [fields['total']!, sale.total],
  ] as const;
  return rows.flatMap(([label, amount], n) =>
    amount ? [{ label, value: formatMoney(amount, 'paise'), ...(n < rows.length - 1 && { isQuiet: true }) }] : [],
  );
};

/** The taxes by HSN code and rate; a tax that no line bears has no column. */
const taxList = (taxes: readonly HsnTax[], words: CommonWords): PaperList => {
  const { fields, inputs } = words.entities['quickBills']!;
  const shown = gstNames.filter(name => taxes.some(tax => tax[name] > 0));
  const heads = [
    inputs['lines']!['hsn']!,
    fields['taxable']!,
    ...shown.flatMap(name => [`${fields[name]!} %`, fields[name]!]),
  ];
  return {
    title: words.papers.byHsn,
    columns: heads.map((label, n) => ({ label, end: n > 0, wide: n === 0 })),
    rows: taxes.map(tax => [
      tax.hsn ?? '',
      formatMoney(tax.taxable / 100, 'paise'),
      ...shown.flatMap(name => [formatPercent(shareOf(name, tax.rate)), formatMoney(tax[name] / 100, 'paise')]),
    ]),
  };
};
