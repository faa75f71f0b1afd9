import { useSyncExternalStore } from 'react';

let isUp = false;
const listeners = new Set<() => void>();

export function setLive(up: boolean): void {
  if (up === isUp) return;
  isUp = up;
  listeners.forEach(tell => tell());
}

/** Whether this page hears at once of what changes; while it does not it has to ask now and then. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => isUp);
}

/** How often to ask for what goes on, in milliseconds: seldom while one is told anyway. */
export function usePollPace(pace: number): number {
  return useIsLive() ? Math.max(pace, seldom) : pace;
}

const seldom = 15_000;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
