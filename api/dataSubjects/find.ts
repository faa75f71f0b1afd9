import { keptReasons, outcomes } from '../../schema/kit/dataSubject.ts';
import {
  anything,
  byName,
  described,
  listOf,
  maybe,
  moment,
  object,
  oneOf,
  string,
  uuid,
  yesOrNo,
  type Of,
} from '../../schema/kit/shape.ts';
import { seenBy } from '../../schema/kit/guarded.ts';
import { erasures } from '../../schema/entities/erasures.ts';
import { finished } from '../crud/reply.ts';
import { holding } from '../crud/undo/touched.ts';
import { snake } from '../db/table.ts';
import { otherFactNames, type OtherFact } from '../parties/supplierFacts.ts';
import { replySelect } from '../db/select.ts';
import { inputOf } from '../handlers/input.ts';
import type { Result, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { heldPermissions } from '../session/statements.ts';
import { hindrancesOf } from './hindrances.ts';
import { contactsOf, mostOfAKind, recordsOf, type Found } from './records.ts';

const remark = object({ recordId: uuid, at: moment, userName: maybe(string), text: string });
const byFact = <T>(shape: T) => Object.fromEntries(otherFactNames.map(name => [name, shape])) as Record<OtherFact, T>;

const kept = object({
  entity: string,
  onErasure: oneOf(outcomes),
  because: described(maybe(oneOf(keptReasons)), 'Why it stays'),
  hindrance: described(maybe(string), 'Why the person cannot be erased yet'),
  isWhole: described(yesOrNo, `False where there are more than ${mostOfAKind}`),
  records: listOf(byName(anything)),
  remarks: listOf(remark),
  files: described(listOf(object({ recordId: uuid, name: string })), 'By their names'),
  parties: described(
    listOf(object({ recordId: uuid, ...byFact(maybe(string)) })),
    'The person as documents that took effect keep them',
  ),
});
export const keptAbout = listOf(kept);
type Kept = Of<typeof kept>;

/** All that the shop keeps about a person, kind by kind; kinds of which there is nothing are left out. */
export const find = async (context: RequestContext): Promise<Reply<Kept[]>> => {
  const { mobileNo, email } = await inputOf(context, erasures.actions!.find);
  return context.transaction(async run => {
    const all = await recordsOf(run, context.shop, { mobileNo: mobileNo ?? null, email: email ?? null });
    const [held] = await run([heldPermissions]);
    const holds = holding(held!.rows[0]![0]);
    const there = all.filter(({ ids }) => ids.length).map(found => ({ ...found, entity: seenBy(found.entity, holds) }));
    const results = await run(there.flatMap(found => contents(found, context.shop)));
    const hindrances = await hindrancesOf(run, context.shop, there, contactsOf(there));
    return data(
      there.map((found, n) => ({
        ...keptOf(found, results.slice(4 * n, 4 * n + 4), context),
        hindrance: hindrances[n] ? context.wording.say(hindrances[n]) : null,
      })),
    );
  });
};

const contents = ({ entity, ids }: Found, shop: string): Statement[] => [
  {
    text: `select coalesce(json_agg(r order by r.id), '[]') from (${replySelect(entity)} where t.shop_id = $1 and t.id = any($2::uuid[])) r`,
    values: [shop, ids],
  },
  {
    text: `select coalesce(json_agg(json_build_object('recordId', m.record_id, 'at', m.at, 'userName', m.user_name, 'text', m.text) order by m.id), '[]')
      from remarks m where m.shop_id = $1 and m.record_id = any($2::uuid[])`,
    values: [shop, ids],
  },
  {
    text: `select coalesce(json_agg(json_build_object('recordId', f.record_id, 'name', f.name) order by f.record_id, f.position), '[]')
      from record_files f where f.shop_id = $1 and f.record_id = any($2::uuid[]) and f.removed_at is null`,
    values: [shop, ids],
  },
  {
    text: `select coalesce(json_agg(json_build_object('recordId', p.record_id, ${factPairs}) order by p.record_id), '[]')
      from document_parties p where p.shop_id = $1 and p.record_id = any($2::uuid[]) and p.entity = '${entity.name}'`,
    values: [shop, ids],
  },
];

const factPairs = otherFactNames.map(name => `'${name}', p.${snake(name)}`).join(', ');

const keptOf = (
  { entity, about, ids, outcome }: Found,
  results: readonly Result[],
  context: RequestContext,
): Omit<Kept, 'hindrance'> => {
  const [records, remarks, files, parties] = results.map(({ rows }) => rows[0]![0]!);
  const { onErasure, whereNamed } = about;
  const reason = typeof onErasure === 'object' && 'stays' in onErasure ? onErasure.stays : null;
  return {
    entity: entity.name,
    onErasure: outcome,
    because: outcome === 'clears' && whereNamed ? 'named' : reason,
    isWhole: ids.length < mostOfAKind,
    records: JSON.parse(finished(entity, records!, context)) as Kept['records'],
    remarks: JSON.parse(remarks!) as Kept['remarks'],
    files: JSON.parse(files!) as Kept['files'],
    parties: JSON.parse(parties!) as Kept['parties'],
  };
};
