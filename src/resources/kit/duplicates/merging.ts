import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { isWritable } from '../../../../schema/kit/validate.ts';
import type { Wish } from './useDuplicates.ts';

/** Field -> the record whose value is taken. */
export type Picks = Record<string, string>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The fields of which one value must win, those first that at least one record fills. Links are not among them: all are kept. */
export function mergedFields(entity: AnyEntity, records: readonly RaRecord[]): string[] {
  const single = entity.form.filter(name => isWritable(entity, name, 'update') && entity.info[name]!.kind !== 'refs');
  return single.filter(name => records.some(record => !isEmpty(record[name])));
}

/** The fullest record gives what it has, the others what it lacks. */
export function firstPicks(entity: AnyEntity, records: readonly RaRecord[]): Picks {
  const fields = mergedFields(entity, records);
  const filled = (record: RaRecord) => fields.filter(name => !isEmpty(record[name])).length;
  const byFullness = records.toSorted((one, other) => filled(other) - filled(one));
  return Object.fromEntries(fields.map(name => [name, String(byFullness.find(record => !isEmpty(record[name]))!.id)]));
}

/** The oldest stays, since most points to it. */
export function wishOf(entity: AnyEntity, records: readonly RaRecord[], picks: Picks): Wish {
  const [into, ...others] = records.map(({ id }) => String(id)).sort();
  const byId = new Map(records.map(record => [String(record.id), record]));
  return {
    into: into!,
    others,
    values: Object.fromEntries(
      mergedFields(entity, records).map(name => [name, (byId.get(picks[name] ?? '') ?? records[0]!)[name] as unknown]),
    ),
    versions: Object.fromEntries(records.map(({ id, version }) => [String(id), version as number])),
  };
}
