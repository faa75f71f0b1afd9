import type { EntityButton } from './buttonsOf.ts';
import type { AnyEntity } from './defineEntity.ts';

/** A change of one reference of a record: to that one, or to none. */
export const referenceButton = (
  entity: AnyEntity,
  field: string,
  { id, name }: { id: string | null; name: string },
): EntityButton => ({
  name: `${field} ${id}`,
  on: ['record'],
  label: name,
  permission: entity.permissions.update ?? '',
  changes: [],
  calls: 'update',
  verb: 'update',
  asks: false,
  input: {},
  sends: { [field]: id },
  initial: () => ({}),
  method: 'PUT',
  multipart: false,
  path: `${entity.path}/:id`,
  isOfVersion: true,
  isShown: record => (record[field] ?? null) !== id,
  whyNot: () => null,
});
