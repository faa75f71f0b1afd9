import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { formatMoney, formatPercent } from '../../schema/rules/formats.ts';
import { taxByHsn, type HsnTax } from '../../schema/rules/taxByHsn.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import { recordStatement } from '../db/write.ts';
import type { PaperList, Reckoned, ToReckon } from '../papers/paperData.ts';
import type { Statement } from '../ports.ts';

type Taxed = Parameters<typeof taxByHsn>[0];

/** As rule 46 wants it of a tax invoice: who is supplied, and below the goods which taxes they bear, by HSN code and rate. */
export const taxPapers =
  (entity: AnyEntity) =>
  async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
    const statements = ids.flatMap(id => [recordStatement(entity, shop, id), buyerOf(entity, shop, id)]);
    const found = (await run(statements)).slice(-statements.length).map(({ rows }) => rows[0]?.[0]);
    return new Map(
      ids.flatMap((id, n): [string, Reckoned][] => {
        const [text, buyer] = found.slice(2 * n, 2 * n + 2);
        if (!text) return [];
        const taxes = taxByHsn(JSON.parse(text) as Taxed);
        const lists = taxes.length ? [listOf(taxes, entity, words)] : [];
        const facts = buyer ? factsOf(JSON.parse(buyer) as Buyer, words) : [];
        return [[id, { number: null, facts, lists, totals: [] }]];
      }),
    );
  };

type Buyer = Record<'address' | 'city' | 'pin' | 'gstin', string | null>;

const buyerOf = (entity: AnyEntity, shop: string, id: string): Statement => ({
  text: `select json_build_object('address', c.address, 'city', c.city, 'pin', c.pin, 'gstin', c.gstin)
    from ${tableName(entity)} d join contacts c on c.shop_id = $1 and c.id = d.contact_id
    where d.shop_id = $1 and d.id = $2`,
  values: [shop, id],
});

const factsOf = ({ address, city, pin, gstin }: Buyer, { entities }: CommonWords): Reckoned['facts'] => {
  const { fields } = entities['contacts']!;
  const where = [...(address ?? '').split('\n'), [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    ...(where ? [{ label: fields['address']!, value: where }] : []),
    ...(gstin ? [{ label: fields['gstin']!, value: gstin }] : []),
  ];
};

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
