import { shopDay } from '../schema/kit/shopDay.ts';

/** Keeps the offset of the server's clock, in milliseconds, for the first moments of the next page. */
const key = 'ts.clockOffset';
const listeners = new Set<() => void>();
let offset: number | undefined;

/** The device's own clock, for the moment at which a call went out. */
export function deviceTime(): number {
  return Date.now();
}

/** The server's time in milliseconds since 1970. The device's own clock may be off by days. */
export function serverTime(): number {
  return Date.now() + currentOffset();
}

export function serverNow(): Date {
  return new Date(serverTime());
}

/** Today in the shop, `YYYY-MM-DD`, by the server's clock. */
export function shopToday(): string {
  return shopDay(serverNow());
}

/**
 * Learns the server's time from an answer. `Date` has whole seconds and was written between sending and receiving, so any offset
 * within these bounds is as good as another: the known one stays unless it lies outside. Answers from a cache are older than they look.
 */
export function learnServerTime(headers: Headers, sentAt: number): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told) || !isFresh(headers)) return;
  const [least, most] = [told - Date.now(), told + 1_000 - sentAt];
  // The device's clock was set between sending and receiving.
  if (least > most) return;
  const learned = Math.min(Math.max(currentOffset(), least), most);
  if (learned === offset) return;
  offset = learned;
  writeOffset(learned);
  listeners.forEach(listener => listener());
}

function isFresh(headers: Headers): boolean {
  return /^no-(store|cache)$/.test(headers.get('cache-control') ?? '');
}

export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentOffset(): number {
  return (offset ??= readOffset());
}

/** Visitors' pages are also drawn on the server, which has no storage and needs no offset. */
function readOffset(): number {
  const kept = typeof document === 'undefined' ? 0 : Number(localStorage.getItem(key));
  return Number.isFinite(kept) ? kept : 0;
}

function writeOffset(learned: number): void {
  try {
    if (learned === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, String(learned));
  } catch {
    // Without room the next page learns the offset from its first answer.
  }
}
