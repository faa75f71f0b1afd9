import { invalid } from '../../../schema/errors.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Call } from '../../call.ts';
import { duplicateStatements, type Rule } from '../../db/duplicates.ts';
import { mergeList } from './mergeRows.ts';
import { dataText, page, type Reply } from '../../reply.ts';
import { paging } from '../history.ts';
import { finished } from '../reply.ts';
import { say } from '../../../schema/words/said.ts';

type Group = { value: string; count: number; records: object[] };

/** Records that are likely the same, in groups, by one of the entity's rules. */
export const duplicates = async (entity: AnyEntity, call: Call): Promise<Reply> => {
  const search = new URLSearchParams(call.search);
  const by = search.get('by') ?? nameOf(entity.duplicateRules![0]!);
  search.delete('by');
  const rule = entity.duplicateRules!.find(fields => nameOf(fields) === by);
  if (!rule) throw invalid({ by: say('mustBeOneOf', { list: entity.duplicateRules!.map(nameOf).join(' ') }) });
  const wanted = paging(search);
  const [found, counted] = await call.batch(duplicateStatements(entity, call.shop, rule, wanted));
  const groups = (JSON.parse(found!.rows[0]![0]!) as Group[]).map(group => ({
    ...group,
    records: JSON.parse(finished(entity, JSON.stringify(group.records), call)) as object[],
  }));
  return page(JSON.stringify(groups), Number(counted!.rows[0]![0]), wanted);
};

/** How a rule is called in an address: its fields. */
export const nameOf = (rule: Rule) => rule.join();

export const merges = async (entity: AnyEntity, call: Call): Promise<Reply> => {
  const [found] = await call.batch([mergeList(entity, call.shop)]);
  return dataText(found!.rows[0]![0]!);
};
