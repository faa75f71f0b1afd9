import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { memo } from '../../schema/kit/memo.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { columnType } from '../../schema/kit/precision.ts';
import { snake } from './table.ts';

/** Kind -> column type; null for kinds that live in a table of their own. */
const types = {
  text: 'text',
  longText: 'text',
  richText: 'text',
  email: 'text',
  digits: 'text',
  mobile: 'text',
  phone: 'text',
  pin: 'text',
  url: 'text',
  integer: 'integer',
  decimal: 'numeric',
  money: columnType('money'),
  weight: columnType('weight'),
  percent: columnType('percent'),
  boolean: 'boolean',
  date: 'date',
  timestamp: 'timestamptz(3)',
  choice: 'text',
  ref: 'uuid',
  refs: null,
  file: 'jsonb',
  image: 'uuid',
  images: 'uuid[]',
  json: 'jsonb',
  said: 'text',
  child: null,
  lines: null,
} satisfies Record<Kind, string | null>;

/** `nullable`: a row may lack it, though a form may demand it. */
export type StoredField = FieldInfo & { column: string; type: string; nullable: boolean };

const typeOf = ({ kind, options }: FieldInfo) =>
  kind === 'choice' && typeof options?.[0]?.id === 'number' ? 'integer' : types[kind];

/** The fields that are columns of the entity's own table. */
export const storedFields = memo((entity: AnyEntity): StoredField[] =>
  Object.values(entity.info).flatMap(info => {
    const type = typeOf(info);
    return type ? [{ ...info, column: snake(info.name), type, nullable: isNullable(entity, info) }] : [];
  }),
);

export const storedField = (entity: AnyEntity, name: string): StoredField | undefined =>
  storedFields(entity).find(field => field.name === name);

const isNullable = ({ import: rules, mayLack = [] }: AnyEntity, { name, kind, required }: FieldInfo) =>
  kind !== 'boolean' &&
  kind !== 'images' &&
  (!required || mayLack.includes(name) || (rules?.optional?.includes(name) ?? false));

/** Rows that travel as one JSON value, read as `r`: the same text for one and for a thousand. */
export const recordset = (entity: AnyEntity, parameter: string): string =>
  `json_to_recordset(${parameter}::json) as r(id uuid, ${storedFields(entity)
    .map(({ name, type }) => `"${name}" ${type}`)
    .join(', ')})`;

/** What each stored field becomes of such a row. */
export const recordsetValues = (entity: AnyEntity): string[] => storedFields(entity).map(recordsetValue);

export const recordsetValue = ({ name, kind, initial }: StoredField): string => {
  if (kind === 'images') return `coalesce(r."${name}", '{}')`;
  return kind === 'boolean' ? `coalesce(r."${name}", ${String(initial)})` : `r."${name}"`;
};

/** What its records are read from. */
export const tableName = ({ name, readBy }: Pick<AnyEntity, 'name' | 'readBy'>) =>
  readBy ? `${readBy.function}()` : snake(name);

/** Where a day stands in the year, a number that grows with it: 26 November is 1126. */
export const yearlyDay = (column: string) => `(extract(month from ${column}) * 100 + extract(day from ${column}))`;

/** Text that people sort by is compared without case, the same on every engine. */
export const texts: readonly Kind[] = ['text', 'email', 'longText'];
export const sortExpression = ({ kind, column }: StoredField) =>
  texts.includes(kind) ? `lower(t.${column}) collate "C"` : `t.${column}`;
