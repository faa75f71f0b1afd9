import { describe, expect, it } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';
import { seededIds, uuidv7Ids } from './ids.ts';

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const timeOf = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

function expectRising(ids: readonly string[]): void {
  for (let index = 1; index < ids.length; index++) {
    if (ids[index]! <= ids[index - 1]!) throw new Error(`${ids[index]} does not follow ${ids[index - 1]}`);
  }
}

describe('an id', () => {
  it('is a UUIDv7 that carries the time of the clock', () => {
    const ids = uuidv7Ids(fixedClock('2022-02-22T19:22:22.000Z'));
    const id = ids.next();
    expect(id).toMatch(pattern);
    expect(id.startsWith('017f22e2-79b0-7')).toBe(true);
  });

  it('follows the one before it, 100,000 times within one millisecond', () => {
    const clock = fixedClock('2026-01-01');
    const ids = uuidv7Ids(clock);
    const burst = Array.from({ length: 100_000 }, ids.next);
    expectRising(burst);
    for (const id of burst) if (!pattern.test(id)) throw new Error(id);
    expect(timeOf(burst.at(-1)!) - clock.now().getTime()).toBeLessThan(100);
  });

  it('follows the one before it also when the clock steps back an hour', () => {
    const clock = fixedClock('2026-01-01');
    const ids = uuidv7Ids(clock);
    const made = [ids.next()];
    for (const step of [-3_600_000, 1, -1, 3_600_000, 5]) {
      clock.advance(step);
      made.push(ids.next(), ids.next());
    }
    expectRising(made);
    expect(timeOf(made.at(-1)!)).toBe(clock.now().getTime());
  });

  it('cannot be guessed from its neighbours', () => {
    const ids = uuidv7Ids(fixedClock('2026-01-01'));
    const tails = Array.from({ length: 1000 }, () => ids.next().slice(19));
    expect(new Set(tails).size).toBe(1000);
  });

  it('comes from the real clock in real time', () => {
    const before = Date.now();
    const time = timeOf(uuidv7Ids(systemClock).next());
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });
});

describe('seeded ids', () => {
  it('repeat for the same seed and differ for another', () => {
    const run = (seed: number): string[] => Array.from({ length: 5000 }, seededIds(seed).next);
    expect(run(7)).toEqual(run(7));
    expect(run(7)[0]).not.toBe(run(8)[0]);
    expectRising(run(7));
    for (const id of run(7)) expect(id).toMatch(pattern);
  });
});
