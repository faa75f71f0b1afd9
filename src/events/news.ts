import { useSyncExternalStore } from 'react';

/** What others have changed since this page read it, by resource. Nothing is exchanged under the hands of whoever looks at it. */
let news: Readonly<Record<string, readonly string[]>> = {};
const listeners = new Set<() => void>();
const none: readonly string[] = [];

/** Stands for more than are named. */
export const many = '*';

function keep(next: typeof news): void {
  news = next;
  listeners.forEach(tell => tell());
}

/** Without ids there are more than were told. */
export function addNews(resource: string, ids: readonly string[]): void {
  const added = ids.length ? ids : [many];
  keep({ ...news, [resource]: [...new Set([...(news[resource] ?? none), ...added])] });
}

/** They are read by now; without ids all of the resource. */
export function dropNews(resource: string, ids?: readonly string[]): void {
  if (!news[resource]?.length) return;
  keep({ ...news, [resource]: ids ? news[resource].filter(id => !ids.includes(id)) : none });
}

/** Of another shop there is other news. */
export function forgetNews(): void {
  keep({});
}

export function useNews(resource: string): readonly string[] {
  return useSyncExternalStore(subscribe, () => news[resource] ?? none);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
