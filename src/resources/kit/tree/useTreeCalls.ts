import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useTellChange } from '../../../changes/useTellChange.ts';
import { post, put, remove } from '../../../dataProvider/calls.ts';
import { fieldProblem } from '../../../dataProvider/errors.ts';
import { pathWith } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { titleOf } from '../titleOf.ts';
import type { Node, Place, TreeRow } from './nodes.ts';

type Call = () => Promise<unknown>;

/** What changes a tree. A name that is refused stays typed, with why. */
export function useTreeCalls(entity: AnyEntity) {
  const { title, tree } = entity;
  const path = pathWith(entity, tree!.path, {});
  const notify = useNotify();
  const { tried, isBusy } = useTried(entity);
  const told = async (call: Call, done: string, row: TreeRow): Promise<void> => {
    const problem = await tried(call, done, titleOf(entity, row.node));
    if (problem) notify(problem, { type: 'error' });
  };
  const at = (row: TreeRow) => `${path}/${encodeURIComponent(row.id)}`;
  const movedTo = (row: TreeRow, { parentId, place }: Place) => ({
    ...(parentId !== row.parentId && { [tree!.parent]: parentId }),
    ...(place && { place }),
  });
  return {
    isBusy,
    add: (name: string, parentId: string | null) =>
      tried(() => post<Node>(path, { [title]: name, [tree!.parent]: parentId }), 'added', name),
    rename: (row: TreeRow, name: string) =>
      tried(() => put<Node>(at(row), { [title]: name, version: row.node['version'] as number }), 'renamed', name),
    move: (row: TreeRow, place: Place) => told(() => put<Node>(at(row), movedTo(row, place)), 'moved', row),
    remove: (row: TreeRow) => told(() => remove(at(row)), 'removed', row),
  };
}

/** Does it, says so, and offers to take it back. Nothing when it was done; else why a field was refused, or '' where a word elsewhere says it. */
function useTried({ title, tree, resource }: AnyEntity) {
  const client = useQueryClient();
  const translate = useTranslate();
  const tell = useTellChange();
  const { actionError } = useErrorHandling();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: Call) => call(),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.of(resource) }),
  });
  const tried = async (call: Call, done: string, name: string): Promise<string | undefined> => {
    try {
      await mutateAsync(call);
    } catch (error) {
      const problem = fieldProblem(error, title, tree!.parent);
      if (problem === undefined) actionError(error);
      return problem ?? '';
    }
    tell(translate(`kit.tree.${done}`, { name }));
    return undefined;
  };
  return { tried, isBusy: isPending };
}
