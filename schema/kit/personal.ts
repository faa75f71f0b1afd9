import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import type { Kind } from './meta.ts';

/** In a record that is about a person these kinds tell figures, days, states and ids. All other kinds can hold a name, a number or an address. */
const telling: readonly Kind[] = [
  'integer',
  'decimal',
  'money',
  'weight',
  'percent',
  'boolean',
  'date',
  'timestamp',
  'choice',
];

/** Ids, and parts that have fields of their own. */
const structural: readonly Kind[] = ['ref', 'refs', 'child', 'lines'];

type Subject = Pick<AnyEntity, 'dataSubject' | 'series' | 'states' | 'statuses' | 'info'>;

/**
 * Returns whether the field holds personal data, by the entity's `dataSubject`. Where a person is found by fields of the record itself, all of
 * the record is theirs; where a record only names a person, its number, figures, days and choices are the shop's.
 */
export const isPersonal = ({ dataSubject, series, states, statuses }: Subject, field: FieldInfo): boolean => {
  const { name, kind, yearly } = field;
  if (!dataSubject || structural.includes(kind)) return false;
  if ([series?.field, states?.field, statuses?.field].includes(name)) return false;
  return Boolean(dataSubject.by) || Boolean(yearly) || !telling.includes(kind);
};

/** Returns whether the title names a person: somebody of the shop, or whom a record is about. */
export const isPersonalTitle = (entity: AnyEntity): boolean =>
  Boolean(entity.readBy) || isPersonal(entity, entity.info[entity.title]!);
