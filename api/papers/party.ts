import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { tableName } from '../db/columns.ts';
import { frozenOr, partiesJoin } from '../db/parties.ts';
import { snake } from '../db/table.ts';
import { otherFactNames, otherFacts, type OtherFact } from '../parties/supplierFacts.ts';
import type { Run } from '../ports.ts';
import type { PaperParty } from './paperData.ts';

type Facts = Record<OtherFact, string | null>;

/** Reads the other party of each document: as it was when the document took effect, else as it is today. */
export const partiesOf = async (
  run: Run,
  shop: string,
  entity: AnyEntity,
  ids: readonly string[],
): Promise<(id: string, words: CommonWords) => PaperParty | null> => {
  const other = frozenParties(entity)?.other;
  if (!other || !ids.length) return () => null;
  const facts = otherFactNames.map(
    name => `'${name}', ${frozenOr(`parties.${snake(name)}`, `c.${snake(otherFacts[name])}`)}`,
  );
  const { rows } = (
    await run([
      {
        text: `select d.id, json_build_object(${facts.join(', ')}) from ${tableName(entity)} d${partiesJoin(entity, 'd')}
          left join contacts c on c.shop_id = $1 and c.id = d.${snake(other)} where d.shop_id = $1 and d.id = any($2::uuid[])`,
        values: [shop, ids],
      },
    ])
  ).at(-1)!;
  const found = new Map(rows.map(([id, json]) => [id!, JSON.parse(json!) as Facts]));
  return (id, words) => {
    const party = found.get(id);
    return party?.name ? partyOf(party, words.entities[entity.name]!.fields[other]!, words) : null;
  };
};

/** `label` names the role of the party: customer, karigar, supplier. */
export const partyOf = (
  { name, organization, address, city, pin, stateCode, gstin, phone }: Facts,
  label: string,
  words: CommonWords,
): PaperParty => {
  const { fields } = words.entities['contacts']!;
  const numbers = [
    [fields['gstin']!, gstin],
    [fields['mobileNo']!, phone],
  ] as const;
  return {
    label,
    name: name ?? '',
    lines: [
      organization ?? '',
      ...addressLines({ address, city, pin, stateCode }, words),
      ...numbers.flatMap(([of, value]) => (value ? [`${of} ${value}`] : [])),
    ].filter(line => line.trim() !== ''),
  };
};

/** The place, ending with the state and its code of GST. */
export const addressLines = (
  { address, city, pin, stateCode }: Record<'address' | 'city' | 'pin' | 'stateCode', string | null>,
  words: CommonWords,
): string[] => {
  const town = [city, pin].filter(Boolean).join(' ');
  return [
    ...(address ?? '').split('\n'),
    [town, stateCode && stateRead(stateCode, words)].filter(Boolean).join(', '),
  ].filter(line => line.trim() !== '');
};

/** The name of a state with its code of GST, as rule 46 wants both on a tax invoice. */
export const stateRead = (code: string, words: CommonWords): string =>
  `${words.entities['contacts']!.values['stateCode']![code] ?? ''} (${code})`.trim();
