import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';
import type { Statement } from '../ports.ts';

type Party = Record<'address' | 'city' | 'pin' | 'gstin', string | null>;

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
  text: `select json_build_object('address', c.address, 'city', c.city, 'pin', c.pin, 'gstin', ${gstinOf(entity)})
    from ${tableName(entity)} d join contacts c on c.shop_id = $1 and c.id = d.contact_id
    where d.shop_id = $1 and d.id = $2`,
  values: [shop, id],
});

/** As it was when the document was issued, where it keeps that. */
const gstinOf = ({ info, states }: AnyEntity): string => {
  if (!info['buyerGstin']) return 'c.gstin';
  return states
    ? `case when d.${snake(states.field)} = '${states.initial}' then c.gstin else d.buyer_gstin end`
    : 'd.buyer_gstin';
};

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
