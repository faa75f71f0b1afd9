import { useDataProvider, useNotify, useRefresh, type Identifier } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { PathParams } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';

/** Takes a delete back on the server, where it also works later and from another device. `meta`: parents that the path asks for. */
export function useRestore(resource: string, meta?: PathParams): (ids: Identifier[]) => Promise<void> {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { actionError } = useErrorHandling();
  const restore = async (ids: Identifier[]) => {
    try {
      await dataProvider.restoreMany(resource, { ids, meta });
      notify('kit.restored', { type: 'success', messageArgs: { smart_count: ids.length } });
      refresh();
    } catch (error) {
      actionError(error, { retry: () => void restore(ids) });
    }
  };
  return restore;
}

/** Says that something was deleted and offers to take it back, unless it went for good. */
export function useUndoToast(resource: string, meta?: PathParams): (message: string, ids: Identifier[]) => void {
  const notify = useNotify();
  const restore = useRestore(resource, meta);
  return (message, ids) => {
    const undo = { label: 'ra.action.undo', onClick: () => void restore(ids) };
    notify(message, { type: 'success', action: meta?.permanent ? undefined : undo });
  };
}
