import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import {
  bandsOf,
  kindOfBy,
  measuredBy,
  mostFigured,
  mostNamed,
  mostStretches,
  stretchOf,
  type Figure,
  type Stretch,
} from '../../schema/kit/figures.ts';
import type { Statement } from '../ports.ts';
import { chosenAtRate, ratedColumns } from './atRate.ts';
import { clockValue } from './clock.ts';
import { storedField } from './columns.ts';
import { matching, type ListQuery } from './list.ts';
import { inIndia } from './settings.ts';
import { referred } from './select.ts';
import { Parameters, type Place } from './statement.ts';
import { joinLines, joinThrough, readThrough, standing } from './through.ts';
import { startOf } from '../../schema/kit/shopDay.ts';

/**
 * One figure over all records of a list, as JSON rows without any order but that of the largest or the newest first; null where the
 * records are more than `mostFigured`. What is not told apart is added to one row. `isTitled`: references also where a list does not
 * tell their titles. `day`: from which ages are told, and whose rates are today's.
 */
export const figureStatement = (
  entity: AnyEntity,
  place: Place,
  list: ListQuery,
  figure: Figure,
  { isTitled = false, day }: { isTitled?: boolean; day: string },
): Statement => {
  const parameters = new Parameters(place);
  const { rows, where, held } = matching(entity, list, parameters);
  const { measured, value } = measureOf(entity, figure);
  const today = () => `${parameters.add(day)}::date`;
  const by = groupedBy(entity, figure, isTitled, today);
  const { atRate } = figure;
  // The first shop condition stands where the table is; nothing after it reads rows but rates and titles.
  return parameters.statement(
    `with ${atRate ? 'got' : 'chosen'} as (select ${by.value} as ${by.column}, ${measured} as measured${atRate ? ratedColumns(atRate) : ''} from ${rows} t${joinedLines(entity, figure)}${by.from ?? ''}
        where ${where}${held ? ` and ${held}` : ''} limit ${mostFigured + 1}),
      ${atRate ? `${chosenAtRate(atRate, by.column, today())},` : ''} counted as (${counted(by, figure)}),
      placed as (select c.*, case when c.${by.column} is null then 0
        else row_number() over (partition by c.${by.column} is null order by ${by.stretch ? `c.${by.column} desc` : `${value} desc nulls last, c.${by.column}`}) end as place
        from counted c),
      told as (select case when c.place <= ${by.most} then c.${by.column} end as ${by.column}, c.place > ${by.most} as is_rest,
        min(c.place) as place, sum(c.count) as count, sum(c.filled) as filled, sum(c.total) as total from placed c group by 1, 2)
      select case when (select sum(n.count) from counted n) > ${mostFigured} then null else
        (select coalesce(json_agg(json_build_object('key', c.${by.column}${by.title && `, 'title', ${by.title}`}, 'value', ${value}, 'count', c.count,
          'isRest', c.is_rest) order by c.place), '[]') from told c${by.join}) end`,
  );
};

/** Days first, since there are few of them: what becomes of a day is not asked for each record. Nor is a measure that no figure tells. */
const counted = ({ column, stretch, day = `d.${column}` }: GroupedBy, { sum, average }: Figure) => {
  const measures = sum || average ? 'count(d.measured) as filled, sum(d.measured) as total' : '0 as filled, 0 as total';
  const each = `select d.${column}, count(*) as count, ${measures} from chosen d group by d.${column}`;
  if (!stretch) return each;
  return `select date_trunc('${stretch}', ${day}::timestamp)::date as ${column}, sum(d.count) as count, sum(d.filled) as filled, sum(d.total) as total
    from (${each}) d group by 1`;
};

/** Line by line, where one of its paths leads there. */
const joinedLines = (entity: AnyEntity, figure: Figure): string => {
  const paths = [figure.by, measuredBy(figure)].flatMap(path => (path ? standing(entity, path) : []));
  const lines = paths.find(({ of }) => of === 'l');
  return lines ? joinLines(lines.entity) : '';
};

/** What is read of each row, and what `c.count`, `c.filled` and `c.total` of many come to. */
const measureOf = (entity: AnyEntity, { sum, average }: Figure): { measured: string; value: string } => {
  const path = sum ?? average;
  if (!path) return { measured: 'null::integer', value: 'c.count' };
  const { of, entity: held, name } = standing(entity, path);
  const { column, scale = 2 } = storedField(held, name)!;
  const measured = `${of}.${column}`;
  // What no record knows comes to nothing that anybody knows, and not to nought.
  if (sum) return { measured, value: 'c.total' };
  return { measured, value: `round(c.total::numeric / nullif(c.filled, 0), ${Math.max(scale, 2)})` };
};

type GroupedBy = {
  column: string;
  value: string;
  stretch?: Stretch;
  /** What a value of `d` is the beginning of, where that is no day yet. */
  day?: string;
  /** How many are told apart. */
  most: number;
  title: string;
  join: string;
  /** What `value` reads beside the row. */
  from?: string;
};

const groupedBy = (entity: AnyEntity, figure: Figure, isTitled: boolean, today: () => string): GroupedBy => {
  const { by } = figure;
  const plain = { most: mostStretches, title: '', join: '' };
  if (!by) return { ...plain, column: 'key', value: 'null::text' };
  const { of, entity: held, name } = standing(entity, by);
  const stretch = stretchOf(entity, figure);
  const column = storedField(held, name)?.column ?? 'created_at';
  const value = `${of}.${column}`;
  const bands = bandsOf(figure)?.map(({ from }) => from);
  if (bands) {
    const band = `width_bucket(${today()} - ${value}, array[${bands.slice(1).join()}])`;
    return { ...plain, column, value: `(array[${bands.join()}])[${band} + 1]` };
  }
  if (stretch) {
    const isDay = kindOfBy(entity, figure) === 'date';
    return {
      ...plain,
      column,
      stretch,
      // A day of India by its length alone, which is reckoned in a tenth of the time that a zone takes.
      value: isDay ? value : `date_bin('1 day', ${value}, '${startOf('2000-01-01')}')`,
      ...(!isDay && { day: `(d.${column} ${inIndia})` }),
    };
  }
  const clock = clockValue(held, name, of);
  if (clock) return { ...plain, column: 'clock', value: clock };
  const through = readThrough(held, name);
  if (through) {
    const { title, join } = isTitled ? referred(through.field, { of: 'c' }) : plain;
    const read = { value: `r.${through.column}`, from: joinThrough(through, of) };
    return { column: through.column, ...read, most: mostNamed, title, join };
  }
  const info = held.info[name]!;
  if (info.kind !== 'ref') return { ...plain, column, value };
  const { title, join } = info.embed || isTitled ? referred(info, { of: 'c' }) : plain;
  return { column, value, most: mostNamed, title, join };
};
