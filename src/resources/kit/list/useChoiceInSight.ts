import { useEffect } from 'react';
import { useListContext, useStore } from 'react-admin';

/**
 * What is chosen must be seen: rows that a filter hides would go along with the next "Delete". However other rows come to
 * be shown, by a chip, a saved view or a link from elsewhere, the choice ends.
 */
export function useChoiceInSight(): void {
  const { resource, filterValues, onUnselectItems } = useListContext();
  const shown = JSON.stringify(filterValues);
  // Kept with the choice itself, which outlives the list that it was made in.
  const [chosenAmong, setChosenAmong] = useStore(`${resource}.selectedIds.among`, '');
  useEffect(() => {
    if (chosenAmong === shown) return;
    setChosenAmong(shown);
    onUnselectItems();
  }, [chosenAmong, shown, setChosenAmong, onUnselectItems]);
}
