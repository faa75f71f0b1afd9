import { useMemo } from 'react';
import { useDataProvider, useGetList, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { titleOf } from '../titleOf.ts';
import { useMay } from '../useMay.ts';

const nothing = {};
/** Whoever reads a look-up is not drawn anew whenever it is asked for again: a board has hundreds of them. */
const told: ('data' | 'isLoading')[] = ['data', 'isLoading'];

/** Records that are but a name, those of an order that people make, and those of a tree: groups, units, statuses, categories. */
export function isLookup({ form, title, ordered, tree }: AnyEntity): boolean {
  return form.join() === title || ordered !== undefined || tree !== undefined;
}

/** K-02: page size 0 asks for the whole look-up. Nothing is asked for that the person may not see. `whole` waits for it. */
export function useLookup(
  entity: AnyEntity,
  { isAsked = true, among = nothing }: { isAsked?: boolean; among?: FieldInfo['among'] } = {},
) {
  const { resource, title, ordered } = entity;
  const maySee = useMay(resource, 'list') && isAsked;
  const dataProvider = useDataProvider();
  const wanted = {
    pagination: { page: 1, perPage: 0 },
    sort: { field: ordered ?? title, order: 'ASC' as const },
    filter: among,
  };
  const { data: found, isLoading } = useGetList(resource, wanted, { enabled: maySee, notifyOnChangeProps: told });
  const data = useMemo(() => found && inTheirOrder(entity, found), [entity, found]);
  const whole = async (): Promise<RaRecord[]> =>
    data ?? (maySee ? inTheirOrder(entity, (await dataProvider.getList(resource, wanted)).data) : []);
  return { data, isPending: isLoading, whole };
}

/** In a tree by their paths, so that what lies below another one stands below it. */
export function inTheirOrder(entity: AnyEntity, records: RaRecord[]): RaRecord[] {
  if (!entity.tree) return records;
  return [...records].sort((one, other) => titleOf(entity, one).localeCompare(titleOf(entity, other)));
}
