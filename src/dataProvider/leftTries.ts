import { getSession } from '../authProvider/session.ts';
import { deviceTime } from '../serverClock.ts';
import type { Lost } from './wish.ts';

const prefix = 'ts.leftTry.';
/** The server knows a key for a day. After that the same try would be carried out a second time. */
const lastsFor = 20 * 60 * 60 * 1_000;

type Left = Lost & { at: number };

/** The lost tries of forms and dialogs that were left, by person, shop and path. Files cannot be stored, so their tries last only as long as the page. */
const left = new Map<string, Left>();

/** Keeps a try. A try without files also outlives a reload of the tab. A form that closes after sign-out stores nothing. */
export function leaveTry(place: string, { data, key }: Lost): void {
  const kept = leftAt(place);
  const now: Left = { data, key, at: kept?.key === key ? kept.at : deviceTime() };
  left.set(place, now);
  if (getSession().user && !holdsFile(data)) sessionStorage.setItem(prefix + place, JSON.stringify(now));
}

export function leftTry(place: string): Lost | undefined {
  const { at, ...lost } = leftAt(place) ?? { at: 0 };
  if (at > deviceTime() - lastsFor) return lost as Lost;
  forgetTry(place);
  return undefined;
}

function leftAt(place: string): Left | undefined {
  const stored = sessionStorage.getItem(prefix + place);
  return left.get(place) ?? (stored === null ? undefined : (JSON.parse(stored) as Left));
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
