import { useState } from 'react';

/** What was typed and not sent waits here, for as long as the tab is open. */
const drafts = new Map<string, string>();

/** A text that survives the way to another page and back. */
export function useDraft(key: string): [text: string, set: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(drafts.get(key) ?? '');
  const set = (next: string) => {
    if (next) drafts.set(key, next);
    else drafts.delete(key);
    setText(next);
  };
  return [text, set, () => set('')];
}
