import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import * as calls from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';

/** Records that are likely the same; of many in a group `records` are the first. */
export type Group = { value: string; count: number; records: RaRecord[] };
export type Merge = { id: string; at: string; userName: string | null; title: string | null; merged: string[] };

export const groupsAtOnce = 10;

export function useDuplicates(by: string, page: number) {
  const { resource } = useEntity();
  const address = `${pathOf(resource)}/duplicates?by=${encodeURIComponent(by)}&pageNumber=${page}&pageSize=${groupsAtOnce}`;
  return useQuery({
    queryKey: [resource, 'duplicates', by, page],
    queryFn: ({ signal }) => calls.get<{ items: Group[]; totalCount: number }>(address, { signal }),
    placeholderData: before => before,
  });
}

export function useMerges() {
  const { resource } = useEntity();
  return useQuery({
    queryKey: [resource, 'merges'],
    queryFn: ({ signal }) => calls.get<Merge[]>(`${pathOf(resource)}/merges`, { signal }),
  });
}

export type Wish = {
  into: string;
  others: string[];
  values: Record<string, unknown>;
  versions: Record<string, number>;
};

/** What can be done about them. Each resolves to whether it was done; lists read again, and a toast offers to take it back. */
export function useDuplicateCalls() {
  const { resource } = useEntity();
  const path = pathOf(resource);
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { actionError } = useErrorHandling();
  const attempt = async (work: () => Promise<(() => Promise<unknown>) | undefined>, said: string): Promise<boolean> => {
    try {
      const undo = await work();
      const action = undo && {
        label: 'ra.action.undo',
        onClick: () => void attempt(() => taken(undo), 'kit.duplicates.undone'),
      };
      notify(translate(said), { type: 'success', action });
      return true;
    } catch (error) {
      actionError(error);
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: [resource] });
    }
  };
  const unmerge = (id: string) => calls.post(`${path}/merges/${encodeURIComponent(id)}/undo`);
  const distinguish = (ids: string[], distinct: boolean) => calls.post(`${path}/distinct`, { ids, distinct });
  return {
    merge: (wish: Wish) =>
      attempt(async () => {
        const { id } = await calls.post<{ id: string }>(`${path}/merge`, wish);
        return () => unmerge(id);
      }, 'kit.duplicates.merged'),
    keepApart: (ids: string[]) =>
      attempt(async () => {
        await distinguish(ids, true);
        return () => distinguish(ids, false);
      }, 'kit.duplicates.kept_apart'),
    unmerge: (id: string) => attempt(() => taken(() => unmerge(id)), 'kit.duplicates.undone'),
  };
}

/** Done, and nothing to take back any more. */
async function taken(work: () => Promise<unknown>): Promise<undefined> {
  await work();
}
