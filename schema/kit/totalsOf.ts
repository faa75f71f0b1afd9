import type { AnyEntity, Fields } from './defineEntity.ts';

export const totalFields = ({ totals }: Pick<AnyEntity, 'totals'>): readonly string[] => totals?.fields ?? [];

/** Each total of a record as it is kept or as it is typed. */
export const totalsOf = (
  { fields, totals }: AnyEntity,
  record: Record<string, unknown>,
): Record<string, number | null> => {
  if (!totals) return {};
  const told = totals.of(draftOf(fields, record));
  return Object.fromEntries(totals.fields.map(name => [name, numberOf(told[name] ?? null)]));
};

const draftOf = (fields: Fields, record: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readable(field.cast(record[name] ?? undefined, { assert: false })),
    ]),
  );

const readable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(line => (isLine(line) ? readableLine(line) : line));
  return value === undefined || Number.isNaN(value) ? null : value;
};

const isLine = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readableLine = (line: object) =>
  Object.fromEntries(Object.entries(line).map(([name, value]) => [name, readable(value)]));

const numberOf = (total: number | null) => (total === null || !Number.isFinite(total) ? null : total);
