import type { Clock, Ids } from '../api/ports.ts';
import { fixedClock } from './clock.ts';

/** The last two groups of a UUID: its variant and 62 random bits. */
type Tail = () => string;

const randomTail: Tail = () => crypto.randomUUID().slice(19);
const counterLimit = 0xfff;

/**
 * UUIDv7 of RFC 9562: 48 bits of time, a counter of 12 bits (its section 6.2, method 1), 62 random bits.
 * Each id is greater than the one before it, also when the clock steps back or more than 4096 are asked for in
 * one millisecond: the time in the ids then runs ahead of the clock.
 */
export function uuidv7Ids(clock: Clock, tail: Tail = randomTail): Ids {
  let time = 0;
  let counter = 0;
  return {
    next() {
      const now = clock.now().getTime();
      if (now > time || counter === counterLimit) {
        time = Math.max(now, time + 1);
        counter = 0;
      } else {
        counter += 1;
      }
      const stamp = time.toString(16).padStart(12, '0');
      return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${tail()}`;
    },
    address: () => Buffer.from(`${tail()}${tail()}`.replaceAll('-', ''), 'hex').toString('base64url'),
  };
}

/** The same ids in the same order for the same seed, from 1 January 2026 on. For tests and demo data only: they can be guessed. */
export function seededIds(seed: number): Ids {
  return uuidv7Ids(fixedClock('2026-01-01T00:00:00Z'), seededTail(seed));
}

function seededTail(seed: number): Tail {
  const random = mulberry32(seed);
  const digits = (width: number): string => random().toString(16).padStart(8, '0').slice(-width);
  return () => `${'89ab'[random() % 4]}${digits(3)}-${digits(8)}${digits(4)}`;
}

/** A small generator of 32 bit numbers, even enough for data that only has to differ. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
