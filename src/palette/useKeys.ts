import { useEffect } from 'react';
import { useStore } from 'react-admin';

/** What the keyboard opens from anywhere. */
export type Opens = 'palette' | 'keys';

/** Whether `/` and `?` do something: whoever speaks to the computer, or hits keys unawares, turns them off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('preferences.singleKeys', true);

/** Ctrl-K (⌘K) and `/` open the palette, `?` the list of keys; not while somebody types or answers a dialog. */
export function useKeys(open: (what: Opens) => void): void {
  const [hasSingle] = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const opens = openedBy(event, hasSingle);
      if (!opens || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      open(opens);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open, hasSingle]);
}

function openedBy({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, hasSingle: boolean): Opens | undefined {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k' && !isEditor(target) ? 'palette' : undefined;
  if (!hasSingle || altKey || isTyped(target)) return undefined;
  return key === '/' ? 'palette' : key === '?' ? 'keys' : undefined;
}

/** There Ctrl-K makes a link. */
const isEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;
const isTyped = (target: EventTarget | null) =>
  isEditor(target) || (target instanceof HTMLElement && target.matches('input, textarea, select'));
