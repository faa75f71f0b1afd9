import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

const pauseMs = 250;

/** Searches when the typing pauses. The list's own `q` wins when it changes elsewhere, as by a saved view. */
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
    if (typed === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = typed;
      setFilters({ ...filterValues, q: typed || undefined });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, filterValues, setFilters]);
  return { typed, type: setTyped };
}
