import { entities } from '../../schema/entities/index.ts';
import { firstDay, lastDay } from '../../schema/kit/dayBounds.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Meaning } from '../../schema/kit/meta.ts';
import { wayOut, type UnusualDays } from '../../schema/rules/unusualDays.ts';
import { storedField, tableName } from '../db/columns.ts';
import { isOfOtherYear } from '../db/numberYears.ts';
import { seesAll } from '../db/settings.ts';
import { snake } from '../db/table.ts';
import type { Result, Statement } from '../ports.ts';

type Paging = { pageNumber: number; pageSize: number };

/** Every kind of document that has a number and a day. */
const numbered = Object.values(entities as Record<string, AnyEntity>).filter(
  ({ series, permissions }) => series?.dated && permissions.list,
);

/**
 * A page of the documents whose day is out of bounds, to come, or in another financial year than their number, of the kinds that the caller may list. Each
 * condition has an index, so that only documents that are found are read.
 */
export const unusualDaysStatement = (shop: string, today: string, { pageNumber, pageSize }: Paging): Statement => ({
  text: `with found as (${numbered.flatMap(unusualOf).join(' union ')})
    select (select count(*) from found), (select coalesce(json_agg(json_build_object('entity', f.entity, 'id', f.id, 'number', f.number, 'day', f.day,
        'state', f.state, 'problem', f.problem) order by f.day, f.entity, f.id), '[]')
      from (select * from found order by day, entity, id limit $4 offset $5) f)`,
  values: [shop, today, lastDay(today), pageSize, (pageNumber - 1) * pageSize],
});

/** One select for each index, because a condition with `or` would read the whole table. */
const unusualOf = (entity: AnyEntity): string[] => {
  const { field, dated } = entity.series!;
  const [number, day] = [`t.${snake(field)}`, `t.${snake(dated!)}`];
  const problem = `case when ${day} < '${firstDay}' or ${day} > $3::date then 'outOfBounds' when ${day} > $2::date then 'toCome' else 'otherYear' end`;
  const state = entity.states ? `t.${snake(entity.states.field)}` : 'null::text';
  return [`${day} < '${firstDay}'`, `${day} > $2::date`, isOfOtherYear({ number, day })].map(
    condition => `select '${entity.name}' as entity, t.id, ${number} as number, ${day} as day, ${state} as state, ${problem} as problem
      from ${tableName(entity)} t where t.shop_id = $1 and t.deleted_at is null and ${condition} and ${counts(entity)} and ${seesAll(entity.permissions.list!)}`,
  );
};

const ended: readonly (Meaning | undefined)[] = ['stopped', 'failed'];

/** SQL: false for documents that were cancelled or taken back whole, which need no correction. */
const counts = (entity: AnyEntity): string => {
  const { states, info } = entity;
  const gone = (info[states?.field ?? '']?.options ?? []).filter(({ meaning }) => ended.includes(meaning));
  return [
    'true',
    ...(gone.length ? [`t.${snake(states!.field)} not in (${gone.map(({ id }) => `'${id}'`).join(', ')})`] : []),
    ...(storedField(entity, 'credited') ? ['(t.credited is null or t.credited < t.total)'] : []),
  ].join(' and ');
};

type Found = Omit<UnusualDays['items'][number], 'way'> & { state: string | null };

export const readUnusualDays = ({ rows }: Result, { pageNumber, pageSize }: Paging): UnusualDays => {
  const [count, items] = rows[0]!;
  return {
    items: (JSON.parse(items!) as Found[]).map(({ state, ...found }) => ({
      ...found,
      way: wayOut(entities[found.entity as keyof typeof entities], state),
    })),
    totalCount: Number(count),
    pageIndex: pageNumber,
    pageSize,
  };
};
