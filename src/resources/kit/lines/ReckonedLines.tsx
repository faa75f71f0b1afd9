import { createContext, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Reckoned } from '../../../../schema/kit/totalsOf.ts';
import { useTypedRecord } from '../form/useTypedRecord.ts';

type Lines = Reckoned['lines'];
type Store = { get: () => Lines; set: (lines: Lines) => void; subscribe: (changed: () => void) => () => void };

const Context = createContext<Store | undefined>(undefined);

/** What each line comes to while somebody types: reckoned once for all of them, and only the cells whose figure changes are drawn anew. */
export function ReckonedLines({ children }: { children: ReactNode }) {
  const [store] = useState(makeStore);
  return (
    <Context value={store}>
      <Reckoning store={store} />
      {children}
    </Context>
  );
}

function Reckoning({ store }: { store: Store }) {
  const { lines } = useTypedRecord().reckoned;
  useEffect(() => afterPaint(() => store.set(lines)), [lines, store]);
  return null;
}

/** One key may change the figures of all lines: its own letter does not wait for them. Gives it up when called. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The figure of a field of a line. */
export function useReckoned(lines: string, index: number, field: string): number | null {
  const store = useContext(Context)!;
  return useSyncExternalStore(store.subscribe, () => store.get()[lines]?.[index]?.[field] ?? null);
}

function makeStore(): Store {
  let lines: Lines = {};
  const listeners = new Set<() => void>();
  return {
    get: () => lines,
    set: changed => {
      lines = changed;
      listeners.forEach(tell => tell());
    },
    subscribe: tell => (listeners.add(tell), () => listeners.delete(tell)),
  };
}
