import { useGetList, useGetOne } from 'react-admin';
import { contacts, type Contact } from '../../../../schema/entities/contacts.ts';
import { groups } from '../../../../schema/entities/groups.ts';
import { useLookup } from '../../kit/picker/useLookup.ts';
import type { Draft } from './draft.ts';

const perPage = 20;
const byName = { field: contacts.title, order: 'ASC' } as const;

/** How many are chosen, and the one of them at `index`. Whoever is in two groups is met twice here and gets one message. */
export function useAudience({ by, contacts: ids, groups: chosen, filter }: Draft, index: number) {
  const sizes = useGroupSizes(by === 'groups' ? chosen : []);
  const place = placeIn(sizes, index);
  const at = by === 'groups' ? place.index : index;
  const list = useGetList<Contact>(
    contacts.resource,
    {
      pagination: { page: Math.floor(at / perPage) + 1, perPage },
      sort: byName,
      filter: by === 'groups' ? { selectedGroups: chosen[place.part] } : filter,
    },
    { enabled: by === 'filter' || (by === 'groups' && chosen.length > 0), placeholderData: before => before },
  );
  const one = useGetOne<Contact>(
    contacts.resource,
    { id: ids[index] ?? '' },
    { enabled: by === 'contacts' && ids[index] !== undefined },
  );
  if (by === 'contacts') return { total: ids.length, contact: ids.length ? one.data : undefined };
  if (by === 'groups' && chosen.length === 0) return { total: 0, contact: undefined };
  return {
    total: by === 'groups' ? sizes.reduce((sum, size) => sum + size, 0) : list.total,
    contact: list.data?.[at % perPage],
  };
}

function useGroupSizes(ids: readonly string[]): number[] {
  const { data = [] } = useLookup(groups);
  return ids.map(id => Number(data.find(group => group.id === id)?.memberCount ?? 0));
}

/** Which of several parts of these sizes holds the one at `index` of the whole, and where in it. */
export function placeIn(sizes: readonly number[], index: number): { part: number; index: number } {
  let before = 0;
  for (const [part, size] of sizes.entries()) {
    if (index < before + size) return { part, index: index - before };
    before += size;
  }
  return { part: 0, index: 0 };
}
