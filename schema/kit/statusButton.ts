import type { EntityButton } from './buttonsOf.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { Meaning } from './meta.ts';
import { askedBy } from './statuses.ts';

/** The way to a status of the shop: a change of the record, with what its meaning asks for. */
export const statusButton = (
  entity: AnyEntity,
  { id, name, meaning }: { id: string; name: string; meaning: Meaning },
): EntityButton => {
  const { field } = entity.statuses!;
  const input = askedBy(entity, meaning);
  const asked = Object.keys(input);
  return {
    name: `status ${id}`,
    on: ['record'],
    label: name,
    permission: entity.permissions.update ?? '',
    changes: [],
    calls: 'update',
    verb: 'update',
    asks: asked.length > 0,
    input,
    sends: { [field]: id },
    initial: record => Object.fromEntries(asked.map(key => [key, record[key]])),
    method: 'PUT',
    multipart: false,
    path: `${entity.path}/:id`,
    to: id,
    isOfVersion: true,
    // What was told on the way can be told again.
    isShown: record => record[field] !== id || asked.length > 0,
    whyNot: () => null,
  };
};
