import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useEntity } from '../useEntity.ts';

/** Puts the records into an order; done when the list was read again. */
export function useOrder(): { order: (ids: string[]) => Promise<unknown>; isSaving: boolean } {
  const { resource } = useEntity();
  const client = useQueryClient();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (ids: string[]) => dataProvider.order(resource, ids),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.of(resource) }),
  });
  return { order: mutateAsync, isSaving: isPending };
}
