import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { hasHours } from '../../schema/kit/calendarOf.ts';
import { mostDays } from '../../schema/kit/onCalendar.ts';
import { startOf } from '../../schema/kit/shopDay.ts';
import { daysLater } from '../../schema/kit/calendar.ts';
import { storedField, tableName } from '../db/columns.ts';
import { matching, type ListQuery } from '../db/list.ts';
import { listSelect } from '../db/select.ts';
import { inIndia } from '../db/settings.ts';
import { Parameters } from '../db/statement.ts';
import type { Statement } from '../ports.ts';

/** Days of the shop, `YYYY-MM-DD`, both included. */
export type Days = { first: string; last: string };

/**
 * What of a list lies on these days: as JSON the days that have some, each with how many and the first ids, and the records that these are.
 * What has begun long before them is not looked for (`mostDays`), so that one run of the index of beginnings finds the rest.
 */
export const daysStatement = (
  entity: AnyEntity,
  shop: string,
  list: ListQuery,
  { first, last, perDay }: Days & { perDay: number },
): Statement => {
  const parameters = new Parameters(shop);
  const { rows, where, held } = matching(entity, list, parameters);
  const { begins, from, to } = spanOf(entity);
  const lies = liesIn(entity, { first, last }, parameters);
  const [head, tail, most] = [parameters.add(first), parameters.add(last), parameters.add(perDay)];
  const days = `least(s.last_day, ${tail}::date) - greatest(s.first_day, ${head}::date)`;
  // Each by its key: OFFSET 0 holds PostgreSQL to that, which would else read all of the shop where it took the days for many.
  const kept = `(select t.* from (select distinct p.id from placed p where p.place <= ${most}::integer) k
    cross join lateral (select * from ${tableName(entity)} t where t.shop_id = $1 and t.id = k.id offset 0) t)`;
  return parameters.statement(
    `with spans as (select t.id, ${begins} as begins, ${from} as first_day, ${to} as last_day from ${rows} t
        where ${where}${held ? ` and ${held}` : ''} and ${lies}),
      lying as (select s.id, s.begins, greatest(s.first_day, ${head}::date) + g.n as day
        from spans s cross join lateral generate_series(0, ${days}) g(n)),
      placed as (select l.id, l.day, row_number() over (partition by l.day order by l.begins, l.id) as place from lying l),
      told as (select p.day, count(*) as count, json_agg(p.id order by p.place) filter (where p.place <= ${most}::integer) as ids
        from placed p group by p.day)
      select (select coalesce(json_agg(json_build_object('day', d.day, 'count', d.count, 'ids', d.ids) order by d.day), '[]') from told d),
        (select coalesce(json_agg(r), '[]') from (${listSelect(entity, kept, shop)}) r)`,
  );
};

/** Of rows `t`: where they begin, and their first and last day. */
const spanOf = (entity: AnyEntity) => {
  const { start, end } = entity.calendar!;
  const begins = `t.${storedField(entity, start)!.column}`;
  const dayOf = (moment: string) => (hasHours(entity) ? `(${moment} ${inIndia})::date` : moment);
  const from = dayOf(begins);
  if (!end) return { begins, from, to: from };
  const ends = `t.${storedField(entity, end)!.column}`;
  // What lasts until midnight does not lie on the day that begins then.
  const until = dayOf(hasHours(entity) ? `(${ends} - interval '1 millisecond')` : ends);
  return { begins, from, to: `least(greatest(${from}, coalesce(${until}, ${from})), ${from} + ${mostDays - 1})` };
};

/** The condition that rows `t` lie on some of these days. */
export const liesIn = (entity: AnyEntity, { first, last }: Days, parameters: Parameters): string => {
  const { calendar } = entity;
  const { begins, to } = spanOf(entity);
  const type = storedField(entity, calendar!.start)!.type;
  const earliest = calendar!.end ? daysLater(first, 1 - mostDays) : first;
  const end = (day: string) => parameters.add(hasHours(entity) ? startOf(day) : day);
  const inReach = `${begins} >= ${end(earliest)}::${type} and ${begins} < ${end(daysLater(last, 1))}::${type}`;
  return calendar!.end ? `${inReach} and ${to} >= ${parameters.add(first)}::date` : inReach;
};
