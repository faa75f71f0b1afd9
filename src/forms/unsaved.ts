import { useSyncExternalStore } from 'react';

type Asked = { answer: (leaves: boolean) => void } | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

function set(next: Asked): void {
  asked = next;
  listeners.forEach(listener => listener());
}

/** Asks whether what was typed may be lost. One question at a time: a former one counts as a no. Returns the way to take it back. */
export function askToLeave(answer: (leaves: boolean) => void): () => void {
  asked?.answer(false);
  const mine = {
    answer: (leaves: boolean) => {
      if (asked === mine) set(null);
      answer(leaves);
    },
  };
  set(mine);
  return () => {
    if (asked === mine) set(null);
  };
}

/** Goes on at once where nothing is lost, else when the person says so. */
export function leaving(isTyped: boolean, go: () => void): void {
  if (isTyped) askToLeave(leaves => leaves && go());
  else go();
}

export function useAsked(): Asked {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
}
