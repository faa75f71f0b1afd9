import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { clockOf, type Clock } from '../../schema/kit/clock.ts';
import { storedField } from './columns.ts';
import { inIndia } from './settings.ts';

const parts: Readonly<Record<Clock, string>> = { hour: 'hour', weekday: 'isodow' };

/** SQL: what the shop's clock says of a moment of the row; undefined for any other path. */
export const clockValue = (entity: AnyEntity, path: string, of: string): string | undefined => {
  const found = clockOf(entity, path);
  if (!found) return undefined;
  return `extract(${parts[found.clock]} from ${of}.${storedField(entity, found.field.name)!.column} ${inIndia})::integer`;
};
