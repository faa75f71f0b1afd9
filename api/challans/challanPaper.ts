import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { tableName } from '../db/columns.ts';
import { frozenOr, partiesJoin } from '../db/parties.ts';
import { snake } from '../db/table.ts';
import type { Reckoned, ToReckon } from '../papers/paperData.ts';
import { stateRead } from '../papers/party.ts';
import { otherFacts } from '../parties/supplierFacts.ts';

type Purpose = 'jobWork' | 'approval';

/** Adds what rule 55 of the CGST Rules, 2017 asks for beside parties and goods: the place of supply, and that no tax is charged. `purpose`: SQL of the document `d`. */
export const challanPapers =
  (entity: AnyEntity, purpose: string) =>
  async ({ run, shop, ids, words }: ToReckon): Promise<Map<string, Reckoned>> => {
    const contact = snake(frozenParties(entity)!.other!);
    const state = frozenOr('parties.state_code', `c.${snake(otherFacts.stateCode)}`);
    const text = `select d.id, ${purpose}, ${state} from ${tableName(entity)} d${partiesJoin(entity, 'd')}
      left join contacts c on c.shop_id = $1 and c.id = d.${contact} where d.shop_id = $1 and d.id = any($2::uuid[])`;
    const { rows } = (await run([{ text, values: [shop, ids] }])).at(-1)!;
    const label = words.entities['quickBills']!.fields['placeOfSupply']!;
    return new Map(
      rows.map(([id, of, place]): [string, Reckoned] => [
        id!,
        {
          number: null,
          facts: place ? [{ label, value: stateRead(place, words) }] : [],
          lists: [],
          totals: [],
          notes: [words.papers.challan[of as Purpose]],
        },
      ]),
    );
  };
