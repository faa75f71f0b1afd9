import { describe, expect, it, test } from 'vitest';
import { adOfTurn, clickRate } from './ads.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 10, 23, 8, n));

describe('A-16 whose turn it is', () => {
  it('goes on with each minute, in the order of the ads, and begins anew', () => {
    const first = adOfTurn(['a', 'b', 'c'], minute(0))!;
    const inTurn = Array.from({ length: 6 }, (_, n) => adOfTurn(['a', 'b', 'c'], minute(n)));
    const from = 'abc'.indexOf(first);
    expect(inTurn).toEqual(Array.from({ length: 6 }, (_, n) => 'abc'[(from + n) % 3]));
  });

  it('gives each as many minutes of an hour as the others', () => {
    const shown = Array.from({ length: 60 }, (_, n) => adOfTurn(['a', 'b', 'c'], minute(n)));
    expect(['a', 'b', 'c'].map(ad => shown.filter(it => it === ad).length)).toEqual([20, 20, 20]);
  });

  it('is the same for everybody within a minute', () => {
    const seconds = Array.from({ length: 60 }, (_, n) => new Date(minute(7).getTime() + n * 1_000));
    expect(new Set(seconds.map(at => adOfTurn(['a', 'b'], at))).size).toBe(1);
  });

  it('is nobody’s where there is none', () => expect(adOfTurn([], minute(0))).toBeUndefined());
});

test.each([
  [0, 0, null],
  [200, 3, 1.5],
  [3, 1, 33.33],
  [1, 1, 100],
])('A-16 of %i views and %i clicks the rate is %s', (views, clicks, rate) =>
  expect(clickRate({ views, clicks })).toBe(rate),
);
