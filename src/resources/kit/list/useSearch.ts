import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

const pauseMs = 250;

/**
 * Searches when the typing pauses. The list's own `q` wins when it changes elsewhere, as by a saved view; a search of one's own that
 * arrives late takes back nothing that was typed since. A search that is lost, since the list was sorted before it had heard of it,
 * is asked for again.
 */
export function useSearch(): { typed: string; type: (text: string) => void } {
  const { filterValues, setFilters } = useListContext();
  const asked = (filterValues.q as string | undefined) ?? '';
  const [typed, setTyped] = useState(asked);
  /** What the list shows, and the searches on their way to it. */
  const sent = useRef([asked]);
  useEffect(() => {
    const at = sent.current.indexOf(asked);
    if (at < 0) setTyped(asked);
    sent.current = at < 0 ? [asked] : sent.current.slice(at);
  }, [asked]);
  useEffect(() => {
    if (typed === asked) return undefined;
    const timer = setTimeout(() => {
      sent.current.push(typed);
      setFilters({ ...filterValues, q: typed || undefined });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, filterValues, setFilters]);
  return { typed, type: setTyped };
}
