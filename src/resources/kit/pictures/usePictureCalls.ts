import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Picture } from '../../../../schema/kit/meta.ts';
import { put } from '../../../dataProvider/calls.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { queryKeys } from '../../../queryKeys.ts';

/** Taking pictures away and ordering them: each a call of its own, shown before it is done. */
export function usePictureCalls(path: string, kept: Picture[]) {
  const refresh = useRefreshed();
  const { actionError } = useErrorHandling();
  const [ids, setIds] = useState<string[]>();
  const show = async (next: string[], call: () => Promise<unknown>) => {
    setIds(next);
    try {
      await call();
    } catch (error) {
      actionError(error, { fallback: 'Error', retry: () => void show(next, call) });
    } finally {
      await refresh();
      setIds(undefined);
    }
  };
  const without = (id: string) => kept.map(picture => picture.id).filter(other => other !== id);
  return {
    isBusy: ids !== undefined,
    pictures: ids ? ids.flatMap(id => kept.find(picture => picture.id === id) ?? []) : kept,
    order: (next: string[]) => void show(next, () => put(path, { imageIds: next })),
    remove: (id: string) => void show(without(id), () => put(`${path}/${id}`)),
  };
}

/** Pictures are part of the record and raise its version: the form must know the new one before it saves. */
export function useRefreshed(): () => Promise<void> {
  const client = useQueryClient();
  const { resource } = useEntity();
  return () => client.invalidateQueries({ queryKey: queryKeys.of(resource) });
}
