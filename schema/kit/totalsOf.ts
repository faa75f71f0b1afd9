import type { AnySchema } from 'yup';
import type { AnyEntity, Fields } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';

export const totalFields = ({ totals }: Pick<AnyEntity, 'totals'>): readonly string[] => totals?.fields ?? [];

type Values = Record<string, unknown>;

export type Figures = Record<string, number | null>;

/** What a record comes to, and under the name of each field of lines what each of its lines does. */
export type Reckoned = { totals: Figures; lines: Record<string, Figures[]> };

/** Of a valid record. */
export const reckon = ({ fields, info, totals }: AnyEntity, record: Values): Reckoned => {
  if (!totals) return { totals: {}, lines: {} };
  const told = totals.of(eachOf(fields, name => record[name] ?? fields[name]!.cast(undefined, { assert: false })));
  return {
    totals: figuresOf(totals.fields, told),
    lines: Object.fromEntries(
      Object.values(info).flatMap(field => {
        const names = reckonedOf(field);
        const each = (told[field.name] ?? []) as readonly Values[];
        return names.length ? [[field.name, each.map(line => figuresOf(names, line))]] : [];
      }),
    ),
  };
};

/** The same of what is being typed, which may be no number yet. */
export const reckonTyped = (entity: AnyEntity, typed: Values): Reckoned => reckon(entity, typedValues(entity, typed));

/** The fields of a line that the totals tell. */
export const reckonedOf = ({ line = {} }: FieldInfo): string[] =>
  Object.values(line).flatMap(({ name, reckoned }) => (reckoned ? name : []));

/** What is typed, as a rule reads it: what is missing, or is no value of its kind yet, is null. */
export const typedValues = ({ fields }: AnyEntity, typed: Values): Values =>
  eachOf(fields, name => {
    const [field, value] = [fields[name]!, typed[name] ?? undefined];
    return isLines(field) && Array.isArray(value) ? readLines(field, value) : field.cast(value, { assert: false });
  });

/** By its text each line that a field read last: of 200 lines somebody types in one. */
const lastRead = new WeakMap<LinesField, Map<string, unknown>>();

const readLines = (field: LinesField, lines: readonly unknown[]): unknown[] => {
  const before = lastRead.get(field);
  const now = new Map<string, unknown>();
  const read = lines.map(line => {
    const text = JSON.stringify(line) ?? '';
    const known = now.get(text) ?? before?.get(text) ?? field.innerType.cast(line, { assert: false });
    now.set(text, known);
    return known;
  });
  lastRead.set(field, now);
  return read;
};

type LinesField = AnySchema & { innerType: AnySchema };
const isLines = (field: AnySchema): field is LinesField => field.spec.meta?.kind === 'lines' && 'innerType' in field;

const eachOf = (fields: Fields, value: (name: string) => unknown) =>
  Object.fromEntries(Object.keys(fields).map(name => [name, readable(value(name))]));

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(line => (isLine(line) ? readableLine(line) : line));
  return value === undefined || Number.isNaN(value) ? null : value;
};

const isLine = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readableLine = (line: object) =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, readable(value)]));

const figuresOf = (names: readonly string[], told: Values): Figures =>
  Object.fromEntries(names.map(name => [name, numberOf(told[name])]));

const numberOf = (total: unknown) => (typeof total === 'number' && Number.isFinite(total) ? total : null);
