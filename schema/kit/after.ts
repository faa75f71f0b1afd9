/** The rule that a day or a moment comes after another of the same record. */
import {
  addMethod,
  StringSchema,
  type ObjectSchema,
  type AnyObject,
  type AnySchema,
  type Flags,
  type Maybe,
} from 'yup';
import type { BrokenRule } from '../words/said.ts';
import type { FieldInfo } from './fieldInfo.ts';

declare module 'yup' {
  interface StringSchema<
    TType extends Maybe<string> = string | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /** Of `date()` and `timestamp()`: later than that field of the record or, with `orSame`, not before it. Empty is neither. */
    after(field: string, how?: { orSame?: boolean }): this;
  }
}

addMethod(StringSchema, 'after', function after(field: string, { orSame = false } = {}) {
  return this.meta({ after: { field, orSame } }).test({
    name: ruleName(orSame),
    test(value, { parent, from, createError }) {
      // A filter asks by itself, without a record around it.
      const other = (parent as Record<string, unknown> | undefined)?.[field];
      if (typeof value !== 'string' || typeof other !== 'string' || isAfter(value, other, orSame)) return true;
      const { label = field, meta } = ((from![0]!.schema as ObjectSchema<AnyObject>).fields[field] as AnySchema).spec;
      return createError({ message: english(label, orSame), params: { other: meta?.words } });
    },
  });
});

/** In one form each, days and moments are in the order of their texts. */
export const isAfter = (value: string, other: string, orSame: boolean) => value > other || (orSame && value === other);

const ruleName = (orSame: boolean) => (orSame ? 'notBefore' : 'after');
const english = (label: string, orSame: boolean) => `${orSame ? 'Must not be before' : 'Must be after'} ${label}`;

/** The same rule, found broken where the record is kept. */
export const brokenAfter = ({ kind, words, after, label }: FieldInfo, other: FieldInfo): BrokenRule => ({
  rule: ruleName(after!.orSame),
  kind,
  field: words ?? null,
  english: english(other.label, after!.orSame),
  values: { label, ...(other.words && { other: other.words }) },
});
