import { getSession } from '../authProvider/session.ts';
import type { Lost } from './wish.ts';

const prefix = 'ts.leftTry.';

/** The lost tries of forms that were left, by person, shop and resource. Files cannot be stored, so their tries last only as long as the page. */
const left = new Map<string, Lost>();

/** Keeps a try. A try without files also outlives a reload of the tab. A form that closes after sign-out stores nothing. */
export function leaveTry(place: string, lost: Lost): void {
  left.set(place, lost);
  if (getSession().user && !holdsFile(lost.data)) sessionStorage.setItem(prefix + place, JSON.stringify(lost));
}

export function leftTry(place: string): Lost | undefined {
  const stored = sessionStorage.getItem(prefix + place);
  return left.get(place) ?? (stored === null ? undefined : (JSON.parse(stored) as Lost));
}

export function forgetTry(place: string): void {
  left.delete(place);
  sessionStorage.removeItem(prefix + place);
}

/** Removes the stored tries when a person signs out. */
export function forgetStoredTries(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (typeof value === 'object' && value !== null && Object.values(value).some(holdsFile));
