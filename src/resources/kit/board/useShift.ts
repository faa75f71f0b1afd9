import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import type { BoardColumnOf } from './BoardColumns.ts';

type Page = { data: RaRecord[]; total?: number };

/** A card lies in its new column at once, before the server has said yes; what it says is read anew in any case. */
export function useShift(field: string): (record: RaRecord, from: BoardColumnOf, to: BoardColumnOf) => void {
  const { resource } = useEntity();
  const client = useQueryClient();
  return (record, from, to) => {
    const moved = { ...record, [field]: to.value };
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: [resource, 'getList'] })) {
      const asked = (queryKey[2] as { filter?: Record<string, unknown> } | undefined)?.filter?.[field];
      if (asked !== from.asked && asked !== to.asked) continue;
      const isLeft = asked === from.asked;
      client.setQueryData<Page>(queryKey, page => page && (isLeft ? without(page, record) : withFirst(page, moved)));
    }
  };
}

const without = (page: Page, { id }: RaRecord): Page => ({
  ...page,
  data: page.data.filter(other => other.id !== id),
  ...fewer(page, -1),
});

const withFirst = (page: Page, record: RaRecord): Page => ({
  ...page,
  data: [record, ...page.data],
  ...fewer(page, 1),
});

const fewer = ({ total }: Page, by: number) => (total === undefined ? {} : { total: total + by });
