import { useEffect } from 'react';
import { useListContext, useStoreContext, type Identifier } from 'react-admin';

/**
 * What is chosen must be seen: rows that a filter hides would go along with the next "Delete". However other rows come to
 * be shown, by a chip, a saved view or a link from elsewhere, the choice ends for those that are not among them. It waits until
 * they are there: a row that was ticked meanwhile is judged as well, and stays chosen where it stays in sight.
 */
export function useChoiceInSight(): void {
  const { resource, filterValues, data, isPlaceholderData } = useListContext();
  const { getItem, setItem } = useStoreContext();
  const asked = JSON.stringify(filterValues);
  const rows = isPlaceholderData ? undefined : data;
  useEffect(() => {
    // Kept with the choice itself, which outlives the list that it was made in.
    const [choice, among] = [`${resource}.selectedIds`, `${resource}.selectedIds.among`];
    if (!rows || getItem<string>(among) === asked) return;
    setItem(among, asked);
    const inSight = new Set(rows.map(({ id }) => id));
    // As it is by now: this page may have been drawn before the last tick.
    const chosen = getItem<Identifier[]>(choice) ?? [];
    if (chosen.some(id => !inSight.has(id)))
      setItem(
        choice,
        chosen.filter(id => inSight.has(id)),
      );
  }, [resource, asked, rows, getItem, setItem]);
}
