import { useSyncExternalStore } from 'react';
import { unsavedPages, type UnsavedPage } from './unsavedTabs.ts';

type Asked = {
  answer: (leaves: boolean) => void;
  /** The pages whose text signing out would lose; none when one page is left. */
  pages: readonly UnsavedPage[];
} | null;

let asked: Asked = null;
const listeners = new Set<() => void>();

function set(next: Asked): void {
  asked = next;
  listeners.forEach(listener => listener());
}

/** Asks whether what was typed may be lost. One question at a time: a former one counts as a no. Returns the way to take it back. */
export function askToLeave(answer: (leaves: boolean) => void, pages: readonly UnsavedPage[] = []): () => void {
  asked?.answer(false);
  const mine = {
    pages,
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

/** Signs out by `go`, and asks before where any tab holds text that is not saved. */
export async function signingOut(go: () => void): Promise<void> {
  const pages = await unsavedPages();
  if (pages.length > 0) askToLeave(leaves => leaves && go(), pages);
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
