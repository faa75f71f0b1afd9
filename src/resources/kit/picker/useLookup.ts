import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { useMay } from '../useMay.ts';

/** Records that are but a name, and those of an order that people make: categories, groups, units, statuses. */
export function isLookup({ form, ordered }: AnyEntity): boolean {
  return form.length === 1 || ordered !== undefined;
}

/** K-02: page size 0 asks for the whole look-up. Nothing is asked for that the person may not see. `whole` waits for it. */
export function useLookup({ resource, title, ordered }: AnyEntity, { isAsked = true } = {}) {
  const maySee = useMay(resource, 'list') && isAsked;
  const dataProvider = useDataProvider();
  const wanted = {
    pagination: { page: 1, perPage: 0 },
    sort: { field: ordered ?? title, order: 'ASC' as const },
    filter: {},
  };
  const { data, isLoading } = useGetList(resource, wanted, { enabled: maySee });
  const whole = async (): Promise<RaRecord[]> =>
    data ?? (maySee ? (await dataProvider.getList(resource, wanted)).data : []);
  return { data, isPending: isLoading, whole };
}
