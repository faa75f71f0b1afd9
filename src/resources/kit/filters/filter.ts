import type { ComponentType } from 'react';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { endOf, startOf } from '../../../../schema/kit/shopDay.ts';

/** The list's parameters by name. One that is undefined asks for nothing. */
export type FilterValues = Record<string, unknown>;

export type FilterProps = {
  info: FieldInfo;
  values: FilterValues;
  /** Sets some parameters and closes; undefined takes one away. */
  onSet: (changes: FilterValues) => void;
};

/** How a list is narrowed by a kind of field. */
export type KindFilter = {
  /** The parameters that it speaks of. */
  names: (field: string) => string[];
  Editor: ComponentType<FilterProps>;
  /** Its value in words, for the chip. */
  Value: ComponentType<Pick<FilterProps, 'info' | 'values'>>;
};

export const exact = (field: string) => [field];
export const range = (field: string) => [`${field}_gte`, `${field}_lte`];

/** The ends of such a range, both days included: of days themselves, of moments the first and the last. */
export const daysWhole = (kind: Kind | undefined, first: string, last: string): [from: string, to: string] =>
  kind === 'date' ? [first, last] : [startOf(first), endOf(last)];
