import { invalid, type Problems } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import { entityOf } from '../db/select.ts';
import { isUuid } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import type { Result, Statement } from '../ports.ts';
import { say, type Said } from '../../schema/words/said.ts';

/** Nothing is there that a reference could mean. */
export const unknownReference = (entity: AnyEntity, field: string): Said =>
  entity.info[field]?.unknown
    ? {
        rule: 'unknown',
        kind: 'ref',
        field: entity.info[field].words ?? null,
        english: entity.info[field].unknown,
        values: { label: entity.info[field].label },
      }
    : say('oneOfList');

/** The reference fields in which a title stands where an id belongs. */
export const titledFields = (entity: AnyEntity, values: Record<string, unknown>) =>
  Object.values(entity.info).filter(
    ({ kind, name }) => kind === 'ref' && typeof values[name] === 'string' && !isUuid(values[name]),
  );

export const titleStatement = (target: string, shop: string, titles: readonly string[]): Statement => {
  const entity = entityOf(target);
  const title = snake(entity.title);
  return {
    text: `select t.id, t.${title} from ${tableName(entity)} t where t.shop_id = $1 and lower(t.${title}) = any($2::text[]) and t.deleted_at is null order by t.id`,
    values: [shop, titles.map(name => name.toLowerCase())],
  };
};

/** Titles become ids; a title that no record has is a problem at its field. `run` asks the database. */
export const resolved = async (
  entity: AnyEntity,
  shop: string,
  values: Record<string, unknown>,
  run: (statements: Statement[]) => Promise<Result[]>,
): Promise<Record<string, unknown>> => {
  const fields = titledFields(entity, values);
  if (!fields.length) return values;
  const found = await run(fields.map(({ target, name }) => titleStatement(target!, shop, [values[name] as string])));
  const ids = Object.fromEntries(fields.map(({ name }, i) => [name, found[i]!.rows[0]?.[0] ?? null]));
  const problems: Problems = Object.fromEntries(
    fields.filter(({ name }) => ids[name] === null).map(({ name }) => [name, unknownReference(entity, name)]),
  );
  if (Object.keys(problems).length) throw invalid(problems);
  return { ...values, ...ids };
};
