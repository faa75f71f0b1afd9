import { useStoreContext } from 'react-admin';

/**
 * The menu opens a list as it is by default: what was searched for, and the trash, stay with the addresses that a Back
 * leads to. How many rows a page has and their order are a person's taste, and are kept.
 */
export function useOpenAfresh(): (route: string) => void {
  const store = useStoreContext();
  return route => {
    const key = `${route.slice(1)}.listParams`;
    const kept = store.getItem<object>(key);
    if (kept) store.setItem(key, { ...kept, filter: {}, displayedFilters: {}, page: 1 });
  };
}
