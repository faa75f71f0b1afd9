import { useEffect, useSyncExternalStore } from 'react';

let ofRoute = '';
let app = '';
const named: { text: string }[] = [];
const listeners = new Set<() => void>();

const current = () => named.at(-1)?.text ?? ofRoute;

function tell(): void {
  document.title = [current(), app].filter(Boolean).join(' · ');
  listeners.forEach(listener => listener());
}

/** What the browser's tab says where the page itself says nothing closer. */
export function setRouteTitle(title: string, appName: string): void {
  [ofRoute, app] = [title, appName];
  tell();
}

/** Names the tab as long as this is shown: the record, the dialog. What came last stands first. */
export function useTabTitle(text: string | undefined): void {
  useEffect(() => {
    if (!text) return undefined;
    const mine = { text };
    named.push(mine);
    tell();
    return () => {
      named.splice(named.indexOf(mine), 1);
      tell();
    };
  }, [text]);
}

/** The tab's title without the name of the app. */
export const tabName = (): string => current() || document.title;

/** What the tab says, without the name of the app. */
export function useNamed(): string {
  return useSyncExternalStore(listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}
