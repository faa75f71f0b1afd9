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

/** A field of what several become: the value that wins, of which record, and the records whose values do not. */
export type Merged = { name: string; record: RaRecord; value: unknown; lost: RaRecord[] };

/** What several become; of what they are linked with all is kept. */
export function outcomeOf(entity: AnyEntity, records: readonly RaRecord[], picks: Picks): Merged[] {
  const { values } = wishOf(entity, records, picks);
  const fields = mergedFields(entity, records).map((name): Merged => {
    const value = values[name];
    const record = records.find(({ id }) => String(id) === picks[name]) ?? records[0]!;
    const others = records.filter(other => !isEmpty(other[name]) && !isSame(other[name], value));
    const isFirst = (other: RaRecord, at: number) => others.findIndex(it => isSame(it[name], other[name])) === at;
    return { name, record, value, lost: others.filter(isFirst) };
  });
  const links = Object.values(entity.info).filter(({ kind }) => kind === 'refs');
  const all = ({ name }: { name: string }) => [...new Set(records.flatMap(record => (record[name] ?? []) as string[]))];
  return [
    ...fields,
    ...links.map((info): Merged => ({ name: info.name, record: records[0]!, value: all(info), lost: [] })),
  ];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Whether what they are called begins with another word, as of a family that shares a number. */
export function differInName({ title }: AnyEntity, records: readonly RaRecord[]): boolean {
  const first = (record: RaRecord) =>
    String(record[title] ?? '')
      .trim()
      .split(/\s+/)[0]!
      .toLocaleLowerCase();
  return new Set(records.map(first)).size > 1;
}
