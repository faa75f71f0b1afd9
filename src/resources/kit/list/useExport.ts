import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, type Identifier } from 'react-admin';
import { isShops } from '../../../../schema/kit/defineEntity.ts';
import type { BackgroundTask } from '../../../../schema/kit/backgroundTask.ts';
import type { PathParams } from '../../../dataProvider/calls.ts';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ExportFormat } from '../../../dataProvider/extras.ts';
import { formatCount } from '../../../format.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useRunningBackgroundTasks, useTellBackgroundTasks } from '../../../backgroundTasks/useBackgroundTasks.ts';
import { useEntity } from '../useEntity.ts';

/** So many rows come at once; more are written in the background, so that a line that breaks loses nothing. */
export const mostAtOnce = 20_000;

/** Saves the list, or the rows with these ids, as a file. `meta`: parents that the list's path names. */
export function useExport(ids?: Identifier[], meta?: PathParams) {
  const { resource, filterValues, filter, sort, total = 0 } = useListContext();
  const entity = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const tellBackgroundTasks = useTellBackgroundTasks();
  const { actionError } = useErrorHandling();
  const [busy, setBusy] = useState(false);
  const isLong = !ids && total > mostAtOnce && isShops(entity) && !entity.plainList;
  const save = async (format: ExportFormat, perLine = false) => {
    setBusy(true);
    const wanted = { format, perLine, ids, meta, sort, filter: { ...filterValues, ...filter } };
    try {
      if (!isLong) return await dataProvider.download(resource, wanted);
      const { data } = await dataProvider.exportLater(resource, wanted);
      notify('backgroundTasks.export.begun', { type: 'info', messageArgs: { count: formatCount(data.total) } });
      await tellBackgroundTasks();
    } catch (error) {
      actionError(error, { retry: () => void save(format, perLine) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}

/** The export of this list that is being written. */
export function useRunningExport(): BackgroundTask | undefined {
  const { name } = useEntity();
  return useRunningBackgroundTasks().find(
    ({ kind, entity, state }) => kind === 'export' && entity === name && state === 'running',
  );
}
