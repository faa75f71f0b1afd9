import type { ComponentType } from 'react';

/** One line of the palette. */
export type Entry = {
  key: string;
  /** The heading that it stands under. */
  group: string;
  name: string;
  detail?: string | null;
  icon?: ComponentType;
  /** A page to go to, or what happens once the palette is closed. */
  to?: string;
  press?: () => void;
};

/** Those of which the line holds every word that is typed, in whatever order. */
export function matching<E extends Pick<Entry, 'name' | 'detail'>>(entries: readonly E[], typed: string): E[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, detail }) => {
    const line = `${name} ${detail ?? ''}`.toLocaleLowerCase();
    return words.every(word => line.includes(word));
  });
}
