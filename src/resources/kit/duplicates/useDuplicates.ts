import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useTellChange } from '../../../changes/useTellChange.ts';
import * as calls from '../../../dataProvider/calls.ts';
import { pathOf } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Records that are likely the same; of many in a group `records` are the first. */
export type Group = { value: string; count: number; records: RaRecord[] };
export type Merge = { id: string; at: string; userName: string | null; title: string | null; merged: string[] };

export const groupsAtOnce = 10;

export function useDuplicates(by: string, page: number) {
  const { resource } = useEntity();
  const address = `${pathOf(resource)}/duplicates?by=${encodeURIComponent(by)}&pageNumber=${page}&pageSize=${groupsAtOnce}`;
  return useQuery({
    queryKey: queryKeys.duplicates(resource, by, page),
    queryFn: ({ signal }) => calls.get<{ items: Group[]; totalCount: number }>(address, { signal }),
    placeholderData: before => before,
  });
}

export function useMerges() {
  const { resource } = useEntity();
  return useQuery({
    queryKey: queryKeys.merges(resource),
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
  const tell = useTellChange();
  const { actionError } = useErrorHandling();
  const attempt = async (work: () => Promise<unknown>, done: () => void): Promise<boolean> => {
    try {
      await work();
      done();
      return true;
    } catch (error) {
      actionError(error);
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
    }
  };
  const told = (said: string, undo?: () => void) => () => {
    const action = undo && { label: 'ra.action.undo', onClick: undo };
    notify(translate(said), { type: 'success', action });
  };
  const distinguish = (ids: string[], distinct: boolean, done: () => void) =>
    attempt(() => calls.post(`${path}/distinct`, { ids, distinct }), done);
  return {
    merge: (wish: Wish) =>
      attempt(
        () => calls.post(`${path}/merge`, wish),
        () => tell('kit.duplicates.merged'),
      ),
    keepApart: (ids: string[]) =>
      distinguish(
        ids,
        true,
        told('kit.duplicates.kept_apart', () => void distinguish(ids, false, told('kit.duplicates.undone'))),
      ),
  };
}
