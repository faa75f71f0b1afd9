import type { BrokenRule } from '../words/said.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { ownValue } from './ownValue.ts';

/** Number kinds that the database keeps with a fixed number of digits, and how many of these follow the decimal point. */
export const precisions = {
  money: { digits: 14, scale: 2 },
  weight: { digits: 12, scale: 3 },
  percent: { digits: 6, scale: 3 },
} as const;

type Precise = keyof typeof precisions;

/** The largest figure of each kind that its column holds; the smallest is the same below zero. */
export const largest = {
  integer: 2_147_483_647,
  decimal: 1e11,
  money: largestOf('money'),
  weight: largestOf('weight'),
  percent: largestOf('percent'),
} as const;

function largestOf(kind: Precise): number {
  const { digits, scale } = precisions[kind];
  return (10 ** digits - 1) / 10 ** scale;
}

/** The kind's column type in PostgreSQL. */
export const columnType = (kind: Precise) => {
  const { digits, scale } = precisions[kind];
  return `numeric(${digits},${scale})` as const;
};

/** The rule that a figure breaks which the column of its field does not hold on the negative side; undefined where none is broken. */
export const belowColumn = ({ name, kind, words, label }: FieldInfo, figure: unknown): BrokenRule | undefined => {
  const min = -(ownValue(largest, kind) ?? Infinity);
  if (typeof figure !== 'number' || figure >= min) return undefined;
  return { rule: 'min', kind, field: words ?? name, english: `Cannot be less than ${min}`, values: { label, min } };
};
