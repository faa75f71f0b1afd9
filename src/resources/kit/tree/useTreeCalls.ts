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

/** What changes a tree. Each change is told of and can be taken back; `problem` is what a name is refused for, at its field. */
export function useTreeCalls(entity: AnyEntity) {
  const { title, tree, resource } = entity;
  const path = pathWith(entity, tree!.path, {});
  const client = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useTellChange();
  const { actionError } = useErrorHandling();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.of(resource) }),
  });
  /** Nothing when it was done; else why a field was refused, or '' where a word elsewhere says it. */
  const tried = async (call: () => Promise<unknown>, done: string, name: string): Promise<string | undefined> => {
    try {
      await mutateAsync(call);
      tell(translate(`kit.tree.${done}`, { name }));
      return undefined;
    } catch (error) {
      const problem = fieldProblem(error, title, tree!.parent);
      if (problem === undefined) actionError(error);
      return problem ?? '';
    }
  };
  const told = async (call: () => Promise<unknown>, done: string, name: string): Promise<void> => {
    const problem = await tried(call, done, name);
    if (problem) notify(problem, { type: 'error' });
  };
  const at = (row: TreeRow) => `${path}/${encodeURIComponent(row.id)}`;
  return {
    isBusy: isPending,
    add: (name: string, parentId: string | null) =>
      tried(() => post<Node>(path, { [title]: name, [tree!.parent]: parentId }), 'added', name),
    rename: (row: TreeRow, name: string) =>
      tried(() => put<Node>(at(row), { [title]: name, version: row.node['version'] as number }), 'renamed', name),
    move: (row: TreeRow, { parentId, place }: Place) =>
      told(
        () =>
          put<Node>(at(row), {
            ...(parentId !== row.parentId && { [tree!.parent]: parentId }),
            ...(place && { place }),
          }),
        'moved',
        titleOf(entity, row.node),
      ),
    remove: (row: TreeRow) => told(() => remove(at(row)), 'removed', titleOf(entity, row.node)),
  };
}
