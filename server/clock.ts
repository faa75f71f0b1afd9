import type { Clock } from '../api/ports.ts';

export const systemClock: Clock = { now: () => new Date() };

export type FixedClock = Clock & {
  /** Moves the clock by so many milliseconds, backwards too. */
  advance(milliseconds: number): void;
};

/** A clock that stands still until it is moved. */
export function fixedClock(start: string | Date): FixedClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
