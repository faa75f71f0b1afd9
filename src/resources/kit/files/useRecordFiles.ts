import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import {
  filesPath,
  getFiles,
  orderFiles,
  removeFile,
  restoreFile,
  type RecordFile,
} from '../../../dataProvider/recordFiles.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';

/** The files of a record, and what is done with them at once: each a call of its own, shown before it is done. */
export function useRecordFiles(record: RaRecord, at?: string) {
  const { resource } = useEntity();
  const notify = useNotify();
  const path = at ? `${at}/files` : filesPath(resource, record.id);
  const { files, show, ...read } = useShownFiles(path, queryKeys.files(resource, record.id));
  return {
    path,
    files,
    ...read,
    order(ids: readonly string[]) {
      const next = ids.flatMap(id => files.find(file => file.id === id) ?? []);
      void show(next, () => orderFiles(path, [...ids]));
    },
    async remove({ id, name }: RecordFile) {
      const rest = files.filter(file => file.id !== id);
      if (!(await show(rest, () => removeFile(path, id)))) return;
      const action = { label: 'ra.action.undo', onClick: () => void show(files, () => restoreFile(path, id)) };
      notify('kit.files.removed', { type: 'info', messageArgs: { name }, action });
    },
  };
}

/** As they were read or, while a change is under way, as it will leave them. */
function useShownFiles(path: string, queryKey: readonly unknown[]) {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const [shown, setShown] = useState<readonly RecordFile[]>();
  const { data, error } = useQuery({ queryKey, queryFn: ({ signal }) => getFiles(path, { signal }), retry: false });
  const refresh = () => client.invalidateQueries({ queryKey });
  const show = async (next: readonly RecordFile[], call: () => Promise<unknown>): Promise<boolean> => {
    setShown(next);
    try {
      await call();
      return true;
    } catch (problem) {
      actionError(problem, { retry: () => void show(next, call) });
      return false;
    } finally {
      await refresh();
      setShown(undefined);
    }
  };
  return { files: shown ?? data ?? [], isRead: data !== undefined, isBusy: shown !== undefined, error, refresh, show };
}
