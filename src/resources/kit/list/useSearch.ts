import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

const pauseMs = 250;

/**
 * Searches when the typing pauses. The list's own `q` wins when it changes elsewhere, as by a saved view. A search that is lost,
 * since the list was sorted before it had heard of it, is asked for again.
 */
export function useSearch(): { typed: string; type: (text: string) => void } {
  const { filterValues, setFilters } = useListContext();
  const asked = (filterValues.q as string | undefined) ?? '';
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      setFilters({ ...filterValues, q: typed || undefined });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, filterValues, setFilters]);
  return { typed, type: setTyped };
}
