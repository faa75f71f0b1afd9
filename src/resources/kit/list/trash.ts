import { useListContext } from 'react-admin';

/** Whether the list shows what was deleted, and the way in and out. Other filters stay behind. */
export function useTrash(): { isTrash: boolean; toggle: () => void } {
  const { filterValues, setFilters } = useListContext();
  const isTrash = filterValues.deleted === 'only';
  const toggle = () => setFilters(isTrash ? {} : { deleted: 'only' });
  return { isTrash, toggle };
}
