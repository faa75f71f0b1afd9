import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, whole } from '../../schema/kit/shape.ts';
import { create } from '../crud/create.ts';
import { operation, type Draft } from '../crud/draft.ts';
import { remove, removed } from '../crud/remove.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { recordOf } from '../shapes/records.ts';
import { changeInTree, readTree, treeOf } from './calls.ts';

/** The calls of a tree as a whole, by permissions of their own. They do to its records what the entity's own calls do. */
export const treeOperations = (entity: AnyEntity): Operation[] => {
  if (!entity.tree) return [];
  const { path, permissions } = entity.tree;
  const one = entity.label.one.toLowerCase();
  const call = (permission: string, draft: Draft) => operation(entity, permission, { support: 'masked', ...draft });
  return [
    call(permissions.list, {
      name: 'tree',
      method: 'GET',
      path,
      summary: `All ${entity.label.many.toLowerCase()} as a tree, each followed by what lies below it`,
      handle: replying(treeOf(entity), context => readTree(entity, context)),
    }),
    call(permissions.create, {
      name: 'addToTree',
      method: 'POST',
      path,
      summary: `Make a new ${one}, the last of its siblings`,
      body: { of: 'record', mode: 'create' },
      handle: replying(recordOf(entity), context => create(entity, context), { status: 201, once: true }),
    }),
    call(permissions.update, {
      name: 'changeInTree',
      method: 'PUT',
      path: `${path}/:id`,
      summary: `Rename one ${one}, move it below another one, or put it into its place among its siblings`,
      body: { of: 'record', mode: 'update', beside: { place } },
      handle: replying(recordOf(entity), context => changeInTree(entity, context)),
    }),
    call(permissions.delete, {
      name: 'removeFromTree',
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Put one ${one} into the trash, where nothing lies below it and nothing refers to it`,
      handle: replying(removed, context => remove(entity, context)),
    }),
  ];
};

const place = described(whole, 'Among its siblings, counted from 1; without it what is moved comes last');
