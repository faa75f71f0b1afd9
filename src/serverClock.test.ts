import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as clockModule from './serverClock.ts';

const device = Date.parse('2026-12-01T08:00:00Z');
const answer = (date: string, cache = 'no-store') =>
  new Headers({ date: new Date(date).toUTCString(), 'cache-control': cache });
let clock: typeof clockModule;
/** As on a page that was just loaded. */
const load = async () => {
  vi.resetModules();
  clock = await import('./serverClock.ts');
};

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ now: device });
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("the server's clock", () => {
  it.each([
    ['two days behind the device', '2026-11-29T08:00:00Z', '2026-11-29'],
    ['two days before the device', '2026-12-03T08:00:00Z', '2026-12-03'],
    ['past midnight in India', '2026-12-01T18:30:00Z', '2026-12-02'],
  ])('tells the day: %s', (_, date, day) => {
    clock.learnServerTime(answer(date), device);
    expect(clock.shopToday()).toBe(day);
    expect(Math.abs(clock.serverTime() - Date.parse(date))).toBeLessThanOrEqual(1_000);
    vi.advanceTimersByTime(86_400_000);
    expect(clock.serverTime() - Date.parse(date)).toBeGreaterThanOrEqual(86_400_000);
  });

  it('is the device clock where the two agree, however long the answer took', () => {
    clock.learnServerTime(answer('2026-12-01T08:00:00Z'), device);
    vi.advanceTimersByTime(20_000);
    clock.learnServerTime(answer('2026-12-01T08:00:07Z'), device);
    expect(clock.serverTime()).toBe(device + 20_000);
    expect(localStorage.getItem('ts.clockOffset')).toBeNull();
  });

  it.each([
    ['an answer from a cache', answer('2026-11-29T08:00:00Z', 'max-age=60')],
    ['an answer without a date', new Headers({ 'cache-control': 'no-store' })],
    ['a date that is none', new Headers({ date: 'today', 'cache-control': 'no-store' })],
  ])('learns nothing from %s', (_, headers) => {
    clock.learnServerTime(headers, device);
    expect(clock.serverTime()).toBe(device);
  });

  it('is known on the next page before its first answer, and follows a device clock that is put right', async () => {
    clock.learnServerTime(answer('2026-11-29T08:00:00Z'), device);
    await load();
    expect(clock.shopToday()).toBe('2026-11-29');
    vi.setSystemTime('2026-11-29T09:00:00Z');
    const told = vi.fn<() => void>();
    clock.subscribeToClock(told);
    clock.learnServerTime(answer('2026-11-29T09:00:00Z'), Date.now());
    expect(clock.shopToday()).toBe('2026-11-29');
    expect(told).toHaveBeenCalledOnce();
  });
});
