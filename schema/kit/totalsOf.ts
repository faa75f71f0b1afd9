import type { AnyEntity, Fields } from './defineEntity.ts';

export const totalFields = ({ totals }: Pick<AnyEntity, 'totals'>): readonly string[] => totals?.fields ?? [];

type Values = Record<string, unknown>;

/** Each total of a valid record. */
export const totalsOf = ({ fields, totals }: AnyEntity, record: Values): Record<string, number | null> => {
  if (!totals) return {};
  const told = totals.of(eachOf(fields, name => record[name] ?? fields[name]!.cast(undefined, { assert: false })));
  return Object.fromEntries(totals.fields.map(name => [name, numberOf(told[name] ?? null)]));
};

/** The same of what is being typed, which may be no number yet. */
export const typedTotals = (entity: AnyEntity, typed: Values): Record<string, number | null> =>
  totalsOf(entity, typedValues(entity, typed));

/** What is typed, as a rule reads it: what is missing, or is no value of its kind yet, is null. */
export const typedValues = ({ fields }: AnyEntity, typed: Values): Values =>
  eachOf(fields, name => fields[name]!.cast(typed[name] ?? undefined, { assert: false }));

const eachOf = (fields: Fields, value: (name: string) => unknown) =>
  Object.fromEntries(Object.keys(fields).map(name => [name, readable(value(name))]));

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(line => (isLine(line) ? readableLine(line) : line));
  return value === undefined || Number.isNaN(value) ? null : value;
};

const isLine = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readableLine = (line: object) =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, readable(value)]));

const numberOf = (total: number | null) => (total === null || !Number.isFinite(total) ? null : total);
