import { useDataProvider, useNotify, useRefresh, type Identifier } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';

/** Takes records out of the trash. */
export function useRestore(resource: string): (ids: Identifier[]) => Promise<void> {
  const dataProvider = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { actionError } = useErrorHandling();
  const restore = async (ids: Identifier[]) => {
    try {
      await dataProvider.restoreMany(resource, { ids });
      notify('kit.restored', { type: 'success', messageArgs: { smart_count: ids.length } });
      refresh();
    } catch (error) {
      actionError(error, { retry: () => void restore(ids) });
    }
  };
  return restore;
}
