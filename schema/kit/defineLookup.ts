import { defineEntity, type Definition } from './defineEntity.ts';
import { text } from './kinds.ts';

const fields = { name: text().label('Name').required('Name is required').max(128) };
type Lookup<N extends string> = Pick<
  Definition<N, typeof fields, never, {}, {}, {}, {}, {}, {}, {}>,
  'name' | 'label' | 'path' | 'page' | 'permissions'
>;

/** An entity that is but a name, the only one of that name in its shop. */
export const defineLookup = <const N extends string>(definition: Lookup<N>) =>
  defineEntity({
    ...definition,
    fields,
    title: 'name',
    search: ['name'],
    identity: { unique: [['name']], naturalKey: ['name'] },
  });
