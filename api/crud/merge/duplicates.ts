import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { described, listOf, maybe, moment, object, string, uuid, whole, type Of } from '../../../schema/kit/shape.ts';
import type { RequestContext } from '../../requestContext.ts';
import { duplicateStatements, mostInGroup, type Rule } from '../../db/duplicates.ts';
import { mergeList } from './mergeRows.ts';
import { dataText, page, type Page, type Reply } from '../../reply.ts';
import { pageOf, recordOf } from '../../shapes/records.ts';
import { paging } from '../history.ts';
import { finished } from '../reply.ts';
import { say } from '../../../schema/words/said.ts';

const groupOf = <E extends AnyEntity>(entity: E) =>
  object({
    value: described(string, 'In which they agree'),
    count: whole,
    records: described(listOf(recordOf(entity)), `The first ${mostInGroup}`),
  });
type Group<E extends AnyEntity> = Of<ReturnType<typeof groupOf<E>>>;

export const groupsOf = <E extends AnyEntity>(entity: E) => pageOf(groupOf(entity));

/** Records that are likely the same, in groups, by one of the entity's rules. */
export const duplicates = async <E extends AnyEntity>(
  entity: E,
  context: RequestContext,
): Promise<Reply<Page<Group<E>>>> => {
  const search = new URLSearchParams(context.search);
  const by = search.get('by') ?? nameOf(entity.duplicateRules![0]!);
  search.delete('by');
  const rule = entity.duplicateRules!.find(fields => nameOf(fields) === by);
  if (!rule) throw invalid({ by: say('mustBeOneOf', { list: entity.duplicateRules!.map(nameOf).join(' ') }) });
  const wanted = paging(search);
  const [found, counted] = await context.batch(duplicateStatements(entity, context.shop, rule, wanted));
  const groups = (JSON.parse(found!.rows[0]![0]!) as Group<E>[]).map(group => ({
    ...group,
    records: JSON.parse(finished(entity, JSON.stringify(group.records), context)) as unknown,
  }));
  return page(JSON.stringify(groups), Number(counted!.rows[0]![0]), wanted);
};

/** How a rule is called in an address: its fields. */
export const nameOf = (rule: Rule) => rule.join();

export const mergeLine = object({
  id: uuid,
  at: moment,
  userName: maybe(string),
  recordId: described(uuid, 'The one that stayed'),
  title: maybe(string),
  merged: described(listOf(string), 'What the others are called'),
});

export const merges = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof mergeLine>[]>> => {
  const [found] = await context.batch([mergeList(entity, context.shop)]);
  return dataText(found!.rows[0]![0]!);
};
