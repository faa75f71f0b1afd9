import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { formatMoney, formatPercent } from '../../schema/rules/formats.ts';
import { taxByHsn, type HsnTax } from '../../schema/rules/taxByHsn.ts';
import type { TaxScheme } from '../../schema/rules/taxScheme.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { recordStatement } from '../db/write.ts';
import type { PaperList, Reckoned, ToReckon } from '../papers/paperData.ts';
import { partyFacts, partyStatement } from './partyPaper.ts';

type Taxed = Parameters<typeof taxByHsn>[0] & { taxScheme: TaxScheme | null };

/** As rule 46 wants it of a tax invoice: who is supplied, and below the goods which taxes they bear, by HSN code and rate. */
export const taxPapers =
  (entity: AnyEntity) =>
  async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
    const statements = ids.flatMap(id => [recordStatement(entity, shop, id), partyStatement(entity, shop, id)]);
    const found = (await run(statements)).slice(-statements.length).map(({ rows }) => rows[0]?.[0]);
    return new Map(
      ids.flatMap((id, n): [string, Reckoned][] => {
        const [text, buyer] = found.slice(2 * n, 2 * n + 2);
        if (!text) return [];
        const sale = JSON.parse(text) as Taxed;
        const taxes = taxByHsn(sale);
        const lists = taxes.length ? [listOf(taxes, entity, words)] : [];
        return [
          [id, { number: null, notice: noticeOf(sale, words), facts: partyFacts(buyer, words), lists, totals: [] }],
        ];
      }),
    );
  };

/** Rule 5(1)(f) of the CGST Rules, 2017. */
const noticeOf = ({ taxScheme }: Taxed, { papers }: CommonWords) =>
  taxScheme === 'composition' ? papers.composition : null;

const amounts = ['taxable', 'cgst', 'sgst', 'utgst', 'igst'] as const;

/** What no line has would only take room. */
const listOf = (taxes: readonly HsnTax[], entity: AnyEntity, words: CommonWords): PaperList => {
  const { fields, inputs } = words.entities[entity.name]!;
  const shown = amounts.filter(name => taxes.some(tax => tax[name] > 0));
  const heads = [inputs['lines']!['hsn']!, inputs['lines']!['gst']!, ...shown.map(name => fields[name]!)];
  return {
    title: words.papers.byHsn,
    columns: heads.map((label, n) => ({ label, end: n > 0, wide: n === 0 })),
    rows: taxes.map(tax => [
      tax.hsn ?? '',
      formatPercent(tax.rate),
      ...shown.map(name => formatMoney(tax[name] / 100, 'paise')),
    ]),
  };
};
