import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Operation } from '../../operation.ts';
import { pagingParameters } from '../history.ts';
import { distinguish } from './distinct.ts';
import { duplicates, merges, nameOf } from './duplicates.ts';
import { distinctInput, mergeInput } from './input.ts';
import { merge } from './merge.ts';
import { unmerge } from './unmerge.ts';

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
    query: [{ name: 'by', description: `One of ${duplicateRules.map(nameOf).join(' ')}` }, ...pagingParameters],
    handle: call => duplicates(entity, call),
  }),
  operation(entity, 'distinguish', 'distinct', permission, {
    method: 'POST',
    summary: 'These are not the same, or may be after all',
    body: { of: 'fields', fields: distinctInput(entity) },
    handle: call => distinguish(entity, call),
  }),
];

const merging = (entity: AnyEntity, permission: string): Operation[] => [
  operation(entity, 'merge', 'merge', permission, {
    method: 'POST',
    summary: 'Several become one',
    body: { of: 'fields', fields: mergeInput(entity) },
    handle: call => merge(entity, call),
  }),
  operation(entity, 'merges', 'merges', permission, {
    method: 'GET',
    summary: 'The newest merges that can be taken back',
    handle: call => merges(entity, call),
  }),
  operation(entity, 'unmerge', 'merges/:mergeId/undo', permission, {
    method: 'POST',
    summary: 'Take a merge back',
    handle: call => unmerge(entity, call),
  }),
];

type Particulars = Pick<Operation, 'method' | 'summary' | 'query' | 'body' | 'handle'>;

const operation = (entity: AnyEntity, name: string, at: string, permission: string, more: Particulars): Operation => ({
  id: `${entity.name}.${name}`,
  path: `${entity.path}/${at}`,
  tag: entity.label.many,
  entity,
  access: { to: 'shop', permission },
  reply: 'any',
  ...more,
});
