import type { Explained } from './explained.ts';
import type { Kind } from './meta.ts';

/** A record while it is typed: what is missing, or is no value of its kind yet, is null. */
export type Draft<V> = {
  [K in keyof V]-?: NonNullable<V[K]> extends readonly (infer L extends object)[]
    ? Draft<L>[]
    : Exclude<V[K], undefined> | null;
};

type Figure = number | null;

/**
 * What a record comes to, kept in these fields and computed again with each change. `of` takes nothing but the record, so that browser and
 * server agree; a figure that it does not tell is null. Under the name of lines it tells what each of them comes to, in their order: the fields
 * of a line that are `reckoned`.
 */
export type Totals<Name extends string, Record> = {
  fields: readonly Name[];
  of: (record: Record) => { readonly [K in Name]?: Figure | readonly { readonly [field: string]: Figure }[] };
  /** Where what it comes to comes from, in the order in which it is reckoned. */
  explained?: (record: Record) => readonly Explained[];
};

export const totalKinds = ['integer', 'decimal', 'money', 'weight', 'percent'] as const satisfies readonly Kind[];
