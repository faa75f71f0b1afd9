import type { Clock } from '../../../api/ports.ts';

/** As Meta limits a number; null: no limit. */
export type Limits = {
  perSecond: number | null;
  /** Seconds between two messages to the same person. */
  betweenSame: number;
  /** Different people within 24 hours. */
  peoplePerDay: number | null;
};

export const usualLimits: Limits = { perSecond: 80, betweenSame: 6, peoplePerDay: 2_000 };

const day = 24 * 60 * 60_000;

/** A message over a limit: the code to refuse it with, and how long that lasts. */
export type Over = { code: 130429 | 131056 | 80007; milliseconds: number };

/** Counts what was accepted for each number. */
export const limiter = (limits: Limits, clock: Clock) => {
  const recent = new Map<string, number[]>();
  const people = new Map<string, Map<string, number>>();
  const lately = (number: string, now: number) => (recent.get(number) ?? []).filter(at => at > now - 1_000);
  const met = (number: string) => people.get(number) ?? new Map<string, number>();

  return {
    over(number: string, to: string): Over | null {
      const now = clock.now().getTime();
      const sent = lately(number, now);
      if (limits.perSecond !== null && sent.length >= limits.perSecond)
        return { code: 130429, milliseconds: sent[0]! + 1_000 - now };
      const known = met(number);
      const last = known.get(to) ?? -Infinity;
      if (now - last < limits.betweenSame * 1_000)
        return { code: 131056, milliseconds: last + limits.betweenSame * 1_000 - now };
      if (limits.peoplePerDay !== null && last <= now - day) return overDay(known, limits.peoplePerDay, now);
      return null;
    },
    count(number: string, to: string, now = clock.now().getTime()): void {
      if (limits.perSecond !== null) recent.set(number, [...lately(number, now), now]);
      const known = met(number);
      known.set(to, now);
      people.set(number, known);
    },
  };
};

/** Forgets whom the number met longer than a day ago. */
const overDay = (known: Map<string, number>, most: number, now: number): Over | null => {
  if (known.size < most) return null;
  for (const [to, at] of known) if (at <= now - day) known.delete(to);
  if (known.size < most) return null;
  return { code: 80007, milliseconds: Math.min(...known.values()) + day - now };
};
