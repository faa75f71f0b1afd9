import { isDate } from '../../../schema/kit/checks.ts';
import { dayProblem } from '../../../schema/kit/dayBounds.ts';
import type { Given } from '../../../schema/kit/importReader.ts';
import { tableName } from '../../db/columns.ts';
import { snake } from '../../db/table.ts';
import { batchOf, type ImportJob } from './job.ts';

/** Returns the records that already have a day outside the bounds which the file repeats: the day may stay. */
export const standingDays = async (
  job: ImportJob,
  rows: readonly { id?: string | undefined; given: Given }[],
): Promise<Set<string>> => {
  const { entity, shop, options } = job;
  const { today } = options;
  const days = Object.values(entity.info).filter(({ kind }) => kind === 'date');
  const asked = rows.flatMap(({ id, given }) =>
    days.flatMap(info => {
      const day = given[info.name];
      const isOdd = id && today && typeof day === 'string' && isDate(day) && dayProblem(day, today, info);
      return isOdd ? [{ id, day, column: snake(info.name) }] : [];
    }),
  );
  if (!asked.length) return new Set();
  const found = await batchOf(
    job,
    asked.map(({ id, day, column }) => ({
      text: `select t.id from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2::uuid and t.${column} = $3::date`,
      values: [shop, id, day],
    })),
  );
  return new Set(found.flatMap(result => result.rows.map(([id]) => id!)));
};
