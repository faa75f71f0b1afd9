import type { Store } from 'react-admin';
import { getSession } from './authProvider/session.ts';

/**
 * What react-admin remembers: columns, filters, the theme. It is kept for the person, so that nobody at a shared counter
 * finds another's search, and filters for the shop too, whose ids mean nothing elsewhere. Signing out forgets none of it;
 * rows that were chosen are chosen until the page is loaded again, lest tomorrow's "Delete" takes them along unseen.
 */
export const store: Store = {
  setup: () => {},
  teardown: () => {},
  getItem: (key, defaultValue) => read(placeOf(key)) ?? defaultValue,
  setItem(key, value) {
    if (value === undefined) return store.removeItem(key);
    if (ofPage.test(key)) chosen.set(placeOf(key), JSON.stringify(value));
    else localStorage.setItem(placeOf(key), JSON.stringify(value));
    return tell(key, value);
  },
  removeItem(key) {
    chosen.delete(placeOf(key));
    localStorage.removeItem(placeOf(key));
    tell(key, undefined);
  },
  removeItems: prefix => keysUnder(prefix).forEach(key => store.removeItem(key)),
  reset: () => {},
  subscribe(key, callback) {
    const listener = { key, callback };
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  listItems: (prefix = '') => Object.fromEntries(keysUnder(prefix).map(key => [key, read(placeOf(key))])),
};

type Listener = { key: string; callback: (value: unknown) => void };
const listeners = new Set<Listener>();
const ofDevice = new Set(['theme', 'locale']);
const ofPage = /\.selectedIds/;
const chosen = new Map<string, string>();
const ofPerson = /^preferences\.|\.datatable/;

function placeOf(key: string): string {
  const { user, shopId } = getSession();
  if (ofDevice.has(key)) return `ts.store.${key}`;
  const scope = ofPerson.test(key) ? user?.id : `${user?.id}.${shopId}`;
  return `ts.store.${scope}.${key}`;
}

/** Keys that begin so, among those of this person and shop. */
function keysUnder(prefix: string): string[] {
  const place = placeOf(prefix);
  return Object.keys(localStorage)
    .filter(kept => kept.startsWith(place))
    .map(kept => prefix + kept.slice(place.length));
}

function read(place: string) {
  try {
    return JSON.parse(chosen.get(place) ?? localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function tell(key: string, value: unknown): void {
  listeners.forEach(listener => listener.key === key && listener.callback(value));
}
