import { defineEntity, type Definition } from './defineEntity.ts';
import { choice, integer, text } from './kinds.ts';
import { meanings } from './statuses.ts';

/** What each status says of itself, in a look-up that says more as well. */
export const statusFieldsOfLookup = {
  name: text().label('Name').required('Name is required').max(40),
  meaning: choice(meanings).label('Meaning').required('Say what it means').default('active'),
  position: integer().label('Position'),
};
const fields = statusFieldsOfLookup;
type Look<N extends string> = Pick<
  Definition<N, typeof fields, never, {}, {}, {}, {}, {}, {}, {}>,
  'name' | 'label' | 'path' | 'page' | 'permissions'
>;

/** A look-up of statuses, which a shop names and puts into its order; an entity's `statuses` refers to it. */
export const defineStatuses = <const N extends string>(definition: Look<N>) =>
  defineEntity({
    ...definition,
    fields,
    title: 'name',
    search: ['name'],
    list: { columns: ['name', 'meaning'], ordered: 'position', pageSize: 100 },
    identity: { unique: [['name']], naturalKey: ['name'] },
  });
