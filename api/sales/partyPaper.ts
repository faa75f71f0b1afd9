import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import { frozenOr, partiesJoin } from '../db/parties.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';
import type { Statement } from '../ports.ts';

const facts = ['address', 'city', 'pin', 'gstin'] as const;
type Party = Record<(typeof facts)[number], string | null>;

/** Where the person of a document lives, as the law wants it of whoever sells to the shop. */
export const partyPapers =
  (entity: AnyEntity) =>
  async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
    const found = (await run(ids.map(id => partyStatement(entity, shop, id)))).slice(-ids.length);
    return new Map(
      ids.map((id, n) => [
        id,
        { number: null, facts: partyFacts(found[n]!.rows[0]?.[0], words), lists: [], totals: [] },
      ]),
    );
  };

export const partyStatement = (entity: AnyEntity, shop: string, id: string): Statement => ({
  text: `select json_build_object(${facts.map(name => `'${name}', ${frozenOr(`parties.${name}`, `c.${name}`)}`).join(', ')})
    from ${tableName(entity)} d${partiesJoin(entity, 'd')} left join contacts c on c.shop_id = $1 and c.id = d.contact_id
    where d.shop_id = $1 and d.id = $2`,
  values: [shop, id],
});

/** `found`: what the statement tells; nothing of a document of nobody. */
export const partyFacts = (found: string | null | undefined, { entities }: CommonWords): Reckoned['facts'] => {
  if (!found) return [];
  const { address, city, pin, gstin } = JSON.parse(found) as Party;
  const { fields } = entities['contacts']!;
  const where = [...(address ?? '').split('\n'), [city, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [
    ...(where ? [{ label: fields['address']!, value: where }] : []),
    ...(gstin ? [{ label: fields['gstin']!, value: gstin }] : []),
  ];
};
