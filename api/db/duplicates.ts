import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Statement } from '../ports.ts';
import { numbersAcross } from './duplicatesAcross.ts';
import { storedField, tableName, texts } from './columns.ts';
import { replySelect } from './select.ts';

/**
 * Fields that two records have in common when they are likely the same: the first finds them, the others tell them apart. Two fields in the
 * first one's place hold a number of both, the one here and the other there.
 */
export type Rule = readonly (string | readonly [string, string])[];
type PlainRule = readonly string[];
const isPlain = (rule: Rule): rule is PlainRule => typeof rule[0] === 'string';

/** What is compared of a field: texts without case, of what a record is called its first word. */
export const comparedBy = (entity: AnyEntity, name: string): string => {
  const { column, kind } = storedField(entity, name)!;
  const value = name === entity.title ? `split_part(t.${column}, ' ', 1)` : `t.${column}`;
  return texts.includes(kind) ? `lower(${value}) collate "C"` : value;
};

/** Groups and records beyond these are not looked for at once. */
export const mostGroups = 1_000;
export const mostInGroup = 20;

/** One page of groups of records that are likely the same, and how many groups there are up to `mostGroups`. */
export const duplicateStatements = (
  entity: AnyEntity,
  shop: string,
  rule: Rule,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): [Statement, Statement] => {
  const groups = groupsOf(entity, rule);
  const records = `${replySelect(entity)} where t.shop_id = $1 and t.id = any(p.ids[1:${mostInGroup}]) order by t.id`;
  return [
    {
      text: `select coalesce(json_agg(json_build_object('value', p.k, 'count', p.n, 'records', (select json_agg(r) from (${records}) r)) order by p.k, p.ids), '[]')
        from (${groups} order by k.k limit $3 offset $4) p`,
      values: [shop, entity.name, pageSize, (pageNumber - 1) * pageSize],
    },
    {
      text: `select count(*) from (${groups} limit ${mostGroups}) p`,
      values: [shop, entity.name],
    },
  ];
};

const groupsOf = (entity: AnyEntity, rule: Rule): string => {
  const having = entity
    .duplicateRules!.slice(0, entity.duplicateRules!.indexOf(rule))
    .filter(isPlain)
    .map(other => isNotAlike(entity, other));
  const [lead, ...others] = rule;
  const same = (others as string[]).map(name => comparedBy(entity, name));
  const found =
    typeof lead === 'string' ? inOneField(entity, lead, same, having) : numbersAcross(entity, lead!, { same, having });
  return `${found}
    where s.n * (s.n - 1) / 2 > (select count(*) from distinct_records d
      where d.shop_id = $1 and d.entity = $2 and d.one = any(s.ids) and d.other = any(s.ids))`;
};

/** First what is there more than once is read off an index alone, in its order; only that is looked at more closely. */
const inOneField = (entity: AnyEntity, name: string, same: readonly string[], having: readonly string[]): string => {
  const table = tableName(entity);
  const lead = comparedBy(entity, name);
  const live = `t.shop_id = $1 and t.deleted_at is null and t.${storedField(entity, name)!.column} is not null`;
  return `select k.k, s.ids, s.n
    from (select ${lead} as k from ${table} t where ${live} group by ${lead} having count(*) > 1 order by ${lead}) k
    cross join lateral (select array_agg(t.id order by t.id) as ids, count(*) as n from ${table} t
      where ${live} and ${lead} = k.k group by ${same.length ? same.join(', ') : '()'}
      having ${['count(*) > 1', ...having].join(' and ')}) s`;
};

/** A group that an earlier rule shows as a whole is not shown again. */
const isNotAlike = (entity: AnyEntity, rule: PlainRule): string => {
  const compared = rule.map(name => comparedBy(entity, name));
  const known = `t.${storedField(entity, rule[0]!)!.column}`;
  return `(count(distinct (${compared.join(', ')})) > 1 or count(${known}) < count(*))`;
};
