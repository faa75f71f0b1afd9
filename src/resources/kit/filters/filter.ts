import type { ComponentType } from 'react';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';

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
