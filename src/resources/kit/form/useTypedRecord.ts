import { useFormContext, useWatch, type Control } from 'react-hook-form';
import { reckon, typedValues, type Reckoned } from '../../../../schema/kit/totalsOf.ts';
import { useEntity } from '../useEntity.ts';

type Values = Record<string, unknown>;

/** `typed`: as it stands in the form; `values`: as rules read it. */
type TypedRecord = { typed: Values; values: Values; reckoned: Reckoned };

const lastRead = new WeakMap<Control, { text: string; record: TypedRecord }>();

/** What somebody is typing, and what it comes to: reckoned once for all that show it, and the same as long as nothing changes. */
export function useTypedRecord(): TypedRecord {
  const entity = useEntity();
  const { control } = useFormContext();
  const typed = useWatch() as Values;
  const text = JSON.stringify(typed);
  const known = lastRead.get(control);
  if (known?.text === text) return known.record;
  const values = typedValues(entity, typed);
  const record = { typed, values, reckoned: reckon(entity, values) };
  lastRead.set(control, { text, record });
  return record;
}
