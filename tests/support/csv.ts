import { entityOf } from '../../api/db/select.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { importableFields } from '../../schema/kit/importFields.ts';
import { sampleValue } from './sample.ts';

/**
 * A file that the entity can be imported from, one row for each number, a wrong one for a negative. Rows refer to the
 * records made of the number `to`, with `before` in front of their titles.
 */
export const csvFile = (entity: AnyEntity, numbers: readonly number[], to: number, before = ''): Promise<File> => {
  const title = async (target: string) => {
    const other = entityOf(target);
    return before + String(await sampleValue(other.info[other.title]!, to, async () => ''));
  };
  return csvOf(
    entity,
    numbers.map(n => async (info: FieldInfo) => (n < 0 ? 'x' : sampleValue(info, n, title))),
  );
};

/** Each row says what it holds of a field. */
export const csvOf = async (
  entity: AnyEntity,
  rows: readonly ((info: FieldInfo) => Promise<unknown>)[],
): Promise<File> => {
  const fields = importableFields(entity).flatMap(name => entity.info[name] ?? []);
  const cells = await Promise.all(rows.map(row => Promise.all(fields.map(row))));
  const lines = [fields.map(({ label }) => label), ...cells.map(row => row.map(cell => String(cell ?? '')))];
  const text = lines.map(line => line.map(cell => `"${cell.replaceAll('"', '""')}"`).join()).join('\n');
  return new File([text], 'file.csv', { type: 'text/csv' });
};
