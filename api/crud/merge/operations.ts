import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { described, listOf, oneOf, yes } from '../../../schema/kit/shape.ts';
import { replying } from '../../handler.ts';
import type { Operation } from '../../operation.ts';
import { pagingParameters } from '../parameters.ts';
import { distinguish } from './distinct.ts';
import { duplicates, groupsOf, mergeLine, merges, nameOf } from './duplicates.ts';
import { distinctInput, mergeInput } from './input.ts';
import { merge, merged } from './merge.ts';

/** The calls of an entity that says when two of its records are likely the same. Merging also takes the permission to change. */
export const mergeOperations = (entity: AnyEntity): Operation[] => {
  const { duplicateRules, permissions } = entity;
  if (!duplicateRules || !permissions.update || !permissions.delete) return [];
  return [...looking(entity, duplicateRules, permissions.update), ...merging(entity, permissions.delete)];
};

const looking = (
  entity: AnyEntity,
  duplicateRules: NonNullable<AnyEntity['duplicateRules']>,
  permission: string,
): Operation[] => [
  operation(entity, 'duplicates', 'duplicates', permission, {
    method: 'GET',
    summary: `Groups of ${entity.label.many.toLowerCase()} that are likely the same; the total is exact up to 1000`,
    query: [
      {
        name: 'by',
        shape: described(oneOf(duplicateRules.map(nameOf)), 'The fields in which they agree; the first unless told'),
      },
      ...pagingParameters,
    ],
    handle: replying(groupsOf(entity), context => duplicates(entity, context)),
  }),
  operation(entity, 'distinguish', 'distinct', permission, {
    method: 'POST',
    summary: 'These are not the same, or may be after all',
    body: { of: 'fields', fields: distinctInput(entity) },
    handle: replying(yes, context => distinguish(entity, context), { once: true }),
  }),
];

const merging = (entity: AnyEntity, permission: string): Operation[] => [
  /** Taken back as any change is. */
  operation(entity, 'merge', 'merge', permission, {
    method: 'POST',
    summary: 'Several become one',
    body: { of: 'fields', fields: mergeInput(entity) },
    handle: replying(merged, context => merge(entity, context), { once: true }),
  }),
  operation(entity, 'merges', 'merges', permission, {
    method: 'GET',
    summary: 'The newest merges that can be taken back',
    handle: replying(listOf(mergeLine), context => merges(entity, context)),
  }),
];

type Particulars = Pick<Operation, 'method' | 'summary' | 'query' | 'body' | 'handle'>;

const operation = (entity: AnyEntity, name: string, at: string, permission: string, more: Particulars): Operation => ({
  id: `${entity.name}.${name}`,
  path: `${entity.path}/${at}`,
  tag: entity.label.many,
  entity,
  access: { to: 'shop', permission },
  ...more,
});
